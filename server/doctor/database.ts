import type pg from 'pg'
import type { Db } from '#core/context.ts'
import type { Connection } from '#database/connect.ts'
import { countMigrations } from '#database/migrations.ts'
import { listHosts } from '#modules/tenant/module.ts'
import { hasDemoMembers, hasMembers } from '../../demo/members.ts'
import type { Config } from '../config.ts'
import { bad, type Finding, good, reasonOf } from './finding.ts'

const oldestMajor = 15
const clockToleranceMs = 2000

/** What is wrong with a database that answers, and that it answers; one that does not has nothing else to say. */
export async function databaseFindings({ db, pool }: Connection, config: Config): Promise<Finding[]> {
  try {
    const version = await versionFinding(pool)
    const role = await roleFinding(pool, config)
    const rest = [role, await encodingFinding(pool), await extensionFinding(pool), await clockFinding(pool)]
    const { finding, isReady } = await migrationsFinding(pool, config.root)
    const filled = isReady ? [await membersFinding(db, config), await hostsFinding(db)] : []
    return [version, ...rest, finding, ...filled]
  } catch (error) {
    return [unreachable(error)]
  }
}

export const unreachable = (error: unknown): Finding =>
  bad('database', `does not answer: ${reasonOf(error)}`, 'Check DATABASE_URL, the network, and that PostgreSQL runs')

const answerOf = async (pool: pg.Pool, query: string): Promise<string> =>
  String(Object.values((await pool.query(query)).rows[0] ?? {})[0])

async function versionFinding(pool: pg.Pool): Promise<Finding> {
  const version = await answerOf(pool, 'show server_version')
  if (Number.parseInt(version, 10) >= oldestMajor) return good('database', `PostgreSQL ${version} answers`)
  return bad('database', `PostgreSQL ${version} is too old`, `Move to version ${oldestMajor} or newer`)
}

async function roleFinding(pool: pg.Pool, { DATABASE_DIRECT_URL }: Config): Promise<Finding> {
  const superuser = await superuserAt(pool, DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  return superuser ?? good('role', `${await answerOf(pool, 'select current_user')} is no superuser`)
}

/** A superuser reads every database of its server and runs programs there; so does who may become one. */
export async function superuserAt(pool: pg.Pool, setting: string): Promise<Finding | undefined> {
  const query = "select 1 from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member')"
  if ((await pool.query(query)).rowCount === 0) return undefined
  const role = await answerOf(pool, 'select session_user')
  const remedy = `Make a role that is none, which owns the database and all in it, and name it in ${setting}`
  return bad('role', `${role} is a superuser, who may run programs on the machine of the database`, remedy)
}

async function encodingFinding(pool: pg.Pool): Promise<Finding> {
  const encoding = await answerOf(pool, 'show server_encoding')
  const remedy = "Make it anew: create database … encoding 'UTF8' template template0"
  if (encoding !== 'UTF8') return bad('encoding', `the database is in ${encoding}`, remedy)
  // Search by words folds letters; under the locale C it would know those of English alone.
  const isFolding = (await answerOf(pool, "select lower('É') = 'é'")) === 'true'
  if (!isFolding)
    return bad('encoding', 'its locale knows no letters but those of English', `${remedy} locale 'C.UTF-8'`)
  return good('encoding', 'UTF8, and its locale knows letters')
}

/** `pg_trgm` is trusted: whoever may create in the database may install it, where the server has it at all. */
async function extensionFinding(pool: pg.Pool): Promise<Finding> {
  const query = "select name, installed_version from pg_available_extensions where name = 'pg_trgm'"
  const [row] = (await pool.query(query)).rows
  const remedy = 'Install the contrib extensions of PostgreSQL'
  if (!row) return bad('extensions', 'the server has no pg_trgm', remedy)
  if (row.installed_version) return good('extensions', `pg_trgm ${row.installed_version} is installed`)
  const mayInstall = await answerOf(pool, "select has_database_privilege(current_database(), 'create')")
  if (mayInstall === 'true') return good('extensions', 'pg_trgm is there for the migrations to install')
  return bad('extensions', 'pg_trgm is not installed', 'As a superuser: create extension pg_trgm')
}

/** Holds run out and codes expire by the clock of the machine, jobs by that of the database. */
async function clockFinding(pool: pg.Pool): Promise<Finding> {
  const before = Date.now()
  const there = Number(await answerOf(pool, 'select extract(epoch from clock_timestamp()) * 1000'))
  const after = Date.now()
  const apartMs = Math.max(0, Math.abs(there - (before + after) / 2) - (after - before) / 2)
  const says = `${(apartMs / 1000).toFixed(1)} s between the database and this machine`
  if (apartMs < clockToleranceMs) return good('clock', says)
  return bad('clock', says, 'Have both follow NTP, such as with chrony')
}

async function migrationsFinding(pool: pg.Pool, root: string): Promise<{ finding: Finding; isReady: boolean }> {
  const { known, applied } = await countMigrations(pool, root)
  const waiting = known - applied
  if (waiting > 0) {
    const finding = bad('migrations', `${waiting} of ${known} wait`, 'npm run db:migrate; a start does it as well')
    return { finding, isReady: false }
  }
  const newer = waiting < 0 ? `, and ${-waiting} of a newer version` : ''
  return { finding: good('migrations', `all ${known} are applied${newer}`), isReady: true }
}

/** Their password is in the README. */
async function membersFinding(db: Db, { demo }: Config): Promise<Finding> {
  const isDemos = await hasDemoMembers(db)
  if (!demo && isDemos) {
    return bad('members', 'accounts of the demo are in it', 'Use another database: anyone may sign in with them')
  }
  if (demo && !isDemos && (await hasMembers(db))) {
    return bad('members', 'members that no demo made are in it', 'Give the demo a database of its own')
  }
  return good('members', demo ? 'the demo is among its own' : 'none of a demo')
}

/** Each brand is found by hosts that a browser can name, and its links lead to one of them. */
async function hostsFinding(db: Db): Promise<Finding> {
  const rows = await listHosts(db)
  const hosts = new Set(rows.map(({ host }) => host))
  const faults = rows.flatMap(({ host, tenant }) => [
    ...(isHost(host) ? [] : [`${host} is no host name`]),
    ...(hosts.has(tenant.domain_name) ? [] : [`${tenant.domain_name} leads to no brand`]),
  ])
  const remedy = 'At the desk, Brands: correct its hosts and its domain'
  if (faults.length > 0) return bad('brands', [...new Set(faults)].join(', '), remedy)
  if (hosts.size === 0) return bad('brands', 'none, so every host answers 421', 'npm run tenant:first makes one')
  return good('brands', `reached at ${[...hosts].slice(0, 5).join(', ')}${hosts.size > 5 ? ', …' : ''}`)
}

const isHost = (host: string): boolean =>
  URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host
