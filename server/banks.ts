import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { type BankBook, bankBook, type SandboxAccount, type SandboxApplication } from '#adapters/bank-sandbox/book.ts'
import type { BankSandbox } from '#adapters/bank-sandbox/sandbox.ts'
import { type SnapBank, snapBank } from '#adapters/snap/bank.ts'
import type { Db } from '#core/context.ts'
import { minuteMs } from '#core/time.ts'
import { findContact } from '#modules/partner/module.ts'
import { listAccounts, listWaiting } from '#modules/savings/module.ts'
import type { BankPorts } from '#modules/savings/ports.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { newKeyPair, rsaPublicKey } from './rsa-key.ts'

type SandboxBank = SnapBank & { private_key: ReturnType<typeof newKeyPair>['private_key'] }
/** There only in a demo: every bank that no real connection is configured for. */
export type BankSandboxes = { bank(slug: string): SandboxBank; book: BankBook }

export function bankSandboxes(config: Config): BankSandboxes | undefined {
  if (!config.demo) return undefined
  const pair = newKeyPair()
  return {
    book: bankBook({ folder: join(config.data_dir, 'sandbox', 'bank') }),
    bank: (slug) => ({
      ...pair,
      client_id: `SANDBOX-${slug}`.slice(0, 36),
      signs_with: 'secret',
      // Each installation and bank its own, and never one that stands in the source.
      secret: createHmac('sha256', config.session_secret).update(`sandbox bank ${slug}`).digest('base64url'),
      omits_token: false,
      repeat_answer: 'inconsistent',
    }),
  }
}

type Composed = { config: Config; clock: Clock; db: Db; state: { port: number } }

/** The bank's side of the demo, for the pages of the sandbox. */
export const bankSandboxParts = ({ config, clock, db, state }: Composed, sandboxes: BankSandboxes): BankSandbox => ({
  ...sandboxes,
  accounts: () => accountsOf(db),
  applications: () => applicationsOf(db),
  console_host: config.console_host,
  now: clock.now,
  api_url: () => (config.API_URL ?? `http://127.0.0.1:${state.port}`).replace(/\/+$/, ''),
})

async function banksOf(db: Db, rows: readonly { partner_id: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ partner_id }) => partner_id ?? []))]
  return new Map((await Promise.all(ids.map((id) => findContact(db, id)))).map((bank) => [bank?.id, bank]))
}

async function applicationsOf(db: Db): Promise<SandboxApplication[]> {
  const rows = await listWaiting(db)
  const banks = await banksOf(db, rows)
  return rows.flatMap(({ id, code, partner_id, holder, submitted_at }) => {
    const bank_name = banks.get(partner_id ?? undefined)?.name ?? ''
    return submitted_at ? [{ id, code, bank_name, holder: holder ?? '–', submitted_at }] : []
  })
}

async function accountsOf(db: Db): Promise<SandboxAccount[]> {
  const rows = await listAccounts(db)
  const banks = await banksOf(db, rows)
  return rows.flatMap(({ partner_id, virtual_account, holder, counted }) => {
    const bank = banks.get(partner_id ?? undefined)
    const names = { bank: bank?.slug ?? '', bank_name: bank?.name ?? '', holder: holder ?? '–' }
    return virtual_account ? [{ ...names, virtual_account, counted }] : []
  })
}

const realBank = ({ public_key: pem, ...bank }: Config['BANK_CONNECTIONS'][number]): SnapBank => {
  const key = rsaPublicKey(pem)
  if (!key) throw new Error(`the public key of ${bank.bank} is no RSA key`)
  return { ...bank, public_key: () => key }
}

type Log = { warn(facts: object, text: string): void }

/** The banks that may tell us of deposits: real where they are configured, a sandbox in the demo, else none. */
export function bankPort(
  config: Config,
  sandboxes: BankSandboxes | undefined,
  { clock, log }: { clock: Clock; log: Log },
): BankPorts['banks'] {
  const { now } = clock
  const real = new Map(config.BANK_CONNECTIONS.map((one) => [one.bank, snapBank(realBank(one), now)]))
  const may = atMost({ most: 20, perMs: minuteMs, now })
  return {
    connection: (slug) => real.get(slug) ?? (sandboxes && snapBank(sandboxes.bank(slug), now)),
    noteUnsigned(facts) {
      if (may()) log.warn(facts, 'what came as a message of a bank was not signed by it')
    },
  }
}

/** Whether one more is allowed: so many in a while, that strangers cannot fill a disk. */
function atMost({ most, perMs, now }: { most: number; perMs: number; now: () => Date }): () => boolean {
  let [began, count] = [0, 0]
  return () => {
    const time = now().getTime()
    if (Math.abs(time - began) >= perMs) [began, count] = [time, 0]
    count += 1
    return count <= most
  }
}
