import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { addressView } from '../address-book.ts'
import type * as contract from '../contract.ts'
import { matchesAddress, mostAddresses } from '../rules/address-book.ts'
import { listAddresses as listRows } from '../store.addresses.ts'

export async function listAddresses({ db, user }: MemberCtx, { search }: Input<typeof contract.listAddresses>) {
  const all = (await listRows(db, user.id)).map(addressView)
  return { items: all.filter((one) => matchesAddress(one, search)), total: all.length, most: mostAddresses }
}
