import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { listStoreNames, lockStoreAt, storeIdsNamed, storeNames } from '#modules/merchandise/module.ts'
import { listOwnPartners, lockOwnPartner, partnerIdsNamed, partnerLicences } from '#modules/partner/module.ts'
import { type AccountRow, payeeIdOf } from './store.accounts.ts'

/** Who has an account: a partner is a company with a name of its own, of a store we know what it is called. */
export type AccountPayee = {
  payee_kind: 'partner' | 'store'
  payee_id: string
  payee_name: string
  legal_name: string | null
}

type Partner = { id: string; name: string; legal_name: string }
const ofPartner = ({ id, name, legal_name }: Partner): AccountPayee => ({
  ...{ payee_kind: 'partner', payee_id: id, payee_name: name, legal_name },
})
const ofStore = ({ id, name }: { id: string; name: string }): AccountPayee => ({
  ...{ payee_kind: 'store', payee_id: id, payee_name: name, legal_name: null },
})

// The platform's own people reach every partner and store: they enter no accounts.
const ownOf = (scopes: readonly Scope[], kind: AccountPayee['payee_kind']) => scopes.filter((one) => one.kind === kind)

export async function ownPayees(db: Db, scopes: readonly Scope[]): Promise<AccountPayee[]> {
  const partners = await listOwnPartners(db, ownOf(scopes, 'partner'))
  const stores = await listStoreNames(db, ownOf(scopes, 'store'))
  return [...partners.map(ofPartner), ...stores.map(ofStore)]
}

/** One of their own, locked: of two who enter an account at once, the second sees the first. */
export async function lockOwnPayee(db: Db, id: string, scopes: readonly Scope[]): Promise<AccountPayee | undefined> {
  const partner = await lockOwnPartner(db, id, ownOf(scopes, 'partner'))
  if (partner) return ofPartner(partner)
  const store = await lockStoreAt(db, { id, scopes: ownOf(scopes, 'store') })
  return store && ofStore(store)
}

/** Whose these accounts are, by payee. */
export async function payeesOf(db: Db, rows: readonly AccountRow[]): Promise<ReadonlyMap<string, AccountPayee>> {
  const partner_ids = [...new Set(rows.flatMap(({ partner_id }) => partner_id ?? []))]
  const store_ids = [...new Set(rows.flatMap(({ store_id }) => store_id ?? []))]
  const partners = partner_ids.length === 0 ? [] : [...(await partnerLicences(db, partner_ids)).values()]
  const stores = [...(await storeNames(db, store_ids))].map(([id, name]) => ({ id, name }))
  return new Map([...partners.map(ofPartner), ...stores.map(ofStore)].map((payee) => [payee.payee_id, payee]))
}

export async function payeeOf(db: Db, row: AccountRow): Promise<AccountPayee> {
  const payee = (await payeesOf(db, [row])).get(payeeIdOf(row))
  if (!payee) throw new Error('an account of nobody')
  return payee
}

/** Payees whose names have this in them; nobody, where nothing is searched. */
export async function payeeIdsNamed(db: Db, search: string): Promise<string[]> {
  if (search === '') return []
  return [...(await partnerIdsNamed(db, search)), ...(await storeIdsNamed(db, search))]
}
