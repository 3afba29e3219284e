import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import type * as contract from '../../contract.console.ts'
import { deskRow } from '../../doa/desk-view.ts'
import { arabicDigest } from '../../doa/digest.ts'
import { doaNamed } from '../../doa/named.ts'
import { findDoaReview } from '../../store.doa.ts'

type Call = typeof contract.seeDoa

export async function seeDoa({ db, staff }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  platformOnly(staff)
  const doa = doaNamed(id)
  const { arabic, latin, meaning, quran, times } = doa
  return {
    ...deskRow(doa, await findDoaReview(db, id)),
    arabic,
    latin,
    meaning,
    quran: quran.map(({ verse }) => verse),
    times,
    digest: arabicDigest(arabic),
  }
}
