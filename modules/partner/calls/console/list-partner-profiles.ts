import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.profile.ts'
import { selectProfiles } from '../../store.profile.ts'

type Call = typeof contract.listPartnerProfiles

export const listPartnerProfiles = ({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> =>
  selectProfiles(db, scopesOf(staff), input)
