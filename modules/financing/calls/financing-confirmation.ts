import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type * as contract from '../contract.ts'
import { applicationFor } from '../load.ts'
import { showApplication } from '../view.ts'

type Call = typeof contract.financingConfirmation

export const financingConfirmation = async (
  ctx: MemberCtx<DocumentPorts>,
  { id }: Input<Call>,
): Promise<Output<Call>> => showApplication(ctx, await applicationFor(ctx, id))
