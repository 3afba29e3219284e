import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { selectHotels } from '../../store.hotels.ts'

type Call = typeof contract.listHotels

export const listHotels = ({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> =>
  selectHotels(db, scopesOf(staff), input)
