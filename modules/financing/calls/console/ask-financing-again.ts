import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusals } from '#core/validation.ts'
import { financingDocuments } from '#modules/partner/rules/akad.ts'
import type * as contract from '../../contract.console.ts'
import { askAgain } from '../../desk/decide.ts'
import { applicationAtDesk, applicationFacts, applicationFile, moved } from '../../desk/file.ts'
import { words } from '../../words.ts'

type Call = typeof contract.askFinancingAgain

export async function askFinancingAgain(ctx: StaffCtx, { id, ...whys }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const application = await applicationAtDesk(ctx, id)
  const documents = financingDocuments.flatMap((kind) => {
    const reason = whys[kind]
    return reason && application.documents.includes(kind) ? [{ kind, reason }] : []
  })
  if (documents.length === 0)
    throw fieldRefusals([{ field: application.documents[0] ?? 'identity_card', word: 'againNeeded' }], words(language))
  const after = moved(await askAgain(db, { application, staff_id: staff.id, documents }, now))
  const reason = documents.map((one) => `${one.kind}: ${one.reason}`).join('; ')
  audit({
    thing: 'financing',
    thing_id: id,
    before: applicationFacts(application),
    after: applicationFacts(after),
    reason,
  })
  return applicationFile(ctx, after)
}
