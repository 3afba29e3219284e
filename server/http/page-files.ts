import type { FastifyRequest } from 'fastify'
import { matchRoutes } from 'react-router'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { isApplicationLink } from '#modules/partner/module.ts'
import { staffBySecret } from '#modules/staff/module.ts'
import { mountedAt } from '#web/console/mounted-at.ts'
import { type ConsolePage, pages } from '#web/console/pages.ts'
import { findPage } from '#web/find-page.ts'
import { splitLanguage } from '#web/to.ts'
import type { Application } from '../compose.ts'
import { readSessionCookies } from './session-cookies.ts'

/** A page whose forms send files: how much of them, of whom they are read, and what anyone else is told. */
export type FilePage = { files_mb: number; isOpenTo(request: FastifyRequest): Promise<boolean>; otherwise: RefusalCode }
/** The page at an address, where it takes files. */
export type FilePages = (path: string) => FilePage | undefined

type Parts = Pick<Application, 'keys' | 'clock' | 'config' | 'db'>

/** Pages of the site take files of members; those that anyone may open, of whoever has the link of an application. */
export const siteFiles =
  (parts: Parts): FilePages =>
  (path) => {
    const page = findPage(splitLanguage(path).path)
    if (!page?.files_mb) return undefined
    const { files_mb } = page
    return page.who === 'member'
      ? { files_mb, isOpenTo: (request) => isMember(request, parts), otherwise: codes.not_signed_in }
      : { files_mb, isOpenTo: (request) => isApplicant(request, parts), otherwise: codes.not_found }
  }

async function isApplicant({ url, tenant }: FastifyRequest, { db, config }: Parts): Promise<boolean> {
  const token = new URLSearchParams(url.split('?')[1]).get('token')
  // Where the API is elsewhere, it is asked by the page.
  if (!token || config.API_URL) return Boolean(token)
  return isApplicationLink(db, tenant.id, token)
}

/** Signed in here once, also if the token is to be renewed: the page itself asks whether they still are. */
async function isMember(request: FastifyRequest, { keys, clock, config }: Parts): Promise<boolean> {
  const { user_token } = readSessionCookies(request)
  // Where the API is elsewhere, so are its keys.
  if (!user_token || config.API_URL) return user_token !== undefined
  const claims = await keys.readUserToken(user_token, clock.now())
  return claims === 'expired' || (claims !== 'invalid' && claims.tenant_id === request.tenant.id)
}

/** Pages of the console take files of those who may open them; to anyone else they are not there. */
export function consoleFiles(parts: Parts, table: readonly ConsolePage[] = pages): FilePages {
  const routes = table.map((entry) => ({ path: entry.path, handle: entry }))
  return (path) => {
    const own = splitLanguage(path.slice(mountedAt.length) || '/').path
    const entry = matchRoutes(routes, own)?.at(-1)?.route.handle
    if (!entry?.files_mb) return undefined
    const { files_mb, roles } = entry
    return { files_mb, isOpenTo: (request) => hasRole(request, parts, roles), otherwise: codes.not_found }
  }
}

async function hasRole(
  request: FastifyRequest,
  { db, clock, config }: Parts,
  roles: ConsolePage['roles'],
): Promise<boolean> {
  const { staff_token } = readSessionCookies(request)
  // Where the API is elsewhere, it is asked by the page.
  if (!staff_token || config.API_URL) return staff_token !== undefined
  const staff = await staffBySecret(db, staff_token, clock.now())
  return staff?.grants.some(({ role }) => roles.includes(role)) ?? false
}
