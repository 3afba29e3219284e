import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { lockVersion, requireReadable, saveAudited } from '../../desk.ts'
import { coloursIn, linksIn } from '../../rules/split-fields.ts'

type Call = typeof contract.saveBrand

export async function saveBrand(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const before = await lockVersion(ctx, input)
  const color_settings = coloursIn(input)
  requireReadable(color_settings, ctx)
  const { name, business_name, slogan, logo, email, phone_number, whatsapp_number } = input
  const contacts = { email, phone_number, whatsapp_number, social_media: linksIn(input) }
  return saveAudited(ctx, before, { name, business_name, slogan, logo, ...contacts, color_settings })
}
