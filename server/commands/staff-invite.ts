import { invite } from '#modules/staff/module.ts'
import { productClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { deskPort } from '../desk-port.ts'
import { loadTenants } from '../tenants.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** Who invites the first admin, when nobody can sign in yet: whoever may reach the database. */
const [email, full_name] = process.argv.slice(2)
if (!email || !full_name) {
  process.stderr.write('npm run staff:invite -- EMAIL "FULL NAME"\n')
  process.exitCode = 1
} else {
  await runCommand(() => inviteAdmin({ email: email.toLowerCase(), full_name }))
}

async function inviteAdmin({ email, full_name }: { email: string; full_name: string }): Promise<void> {
  const config = loadConfig()
  await withDatabase(async (db) => {
    const ports = { desk: deskPort(config, await loadTenants(db, config, () => config.PORT)) }
    const person = { email, full_name, language: 'id' as const }
    const grant = { role: 'admin', scope: { kind: 'platform' } } as const
    await db.transaction((tx) => invite(tx, { ...person, grant }, { ports, now: productClock().now() }))
    process.stdout.write(`${email} is invited as admin: the mail leaves once the jobs run.\n`)
  })
}
