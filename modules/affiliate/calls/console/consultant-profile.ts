import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { ownOf, withBrands } from '../../desk.ts'
import { listOwnProfiles } from '../../store.desk.ts'

type Call = typeof contract.consultantProfile

export async function consultantProfile({ db, staff }: StaffCtx): Promise<Output<Call>> {
  return { profiles: await withBrands(db, await listOwnProfiles(db, ownOf(staff))) }
}
