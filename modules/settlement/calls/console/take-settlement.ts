import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { fileView, requirePlatform } from '../../desk.ts'
import { receiveSettlement } from '../../receive.ts'
import { fileWords } from '../../words.ts'

type Call = typeof contract.takeSettlement

export async function takeSettlement(ctx: StaffCtx, { gateway, day }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, files, language, audit } = ctx
  requirePlatform(ctx)
  if (day > jakartaDate(now)) throw fieldRefusals([{ field: 'day', word: 'date_invalid' }], validationWords(language))
  const text = (files.file?.bytes ?? Buffer.alloc(0)).toString('utf8')
  const name = (files.file?.name ?? '').slice(0, 200) || `${gateway}-${day}.csv`
  const result = await receiveSettlement(db, { gateway, day, name, text, received_by: staff.id }, now)
  if (!result.ok)
    throw fieldRefusals(
      result.problems.map((problem) => ({ field: 'file', ...problem })),
      fileWords(language),
    )
  const { file, is_known } = result
  const facts = { gateway, day: file.day, lines: file.lines, gross: file.gross, fee: file.fee }
  audit({ thing: 'settlement', thing_id: file.id, before: is_known ? facts : null, after: facts })
  return { ...(await fileView(db, file)), is_known }
}
