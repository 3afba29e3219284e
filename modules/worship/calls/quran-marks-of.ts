import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { marksOf } from '../quran/marks.ts'

type Call = typeof contract.quranMarksOf

export const quranMarksOf = ({ db, tenant, user }: MemberCtx): Promise<Output<Call>> =>
  marksOf(db, { tenant_id: tenant.id, user_id: user.id })
