import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import type * as contract from '../contract.ts'

export async function settings(ctx: AnyoneCtx): Promise<Output<typeof contract.settings>> {
  const { tenant, language } = ctx
  const path = tenant.logo.startsWith('/') ? tenant.logo : pictureSource(`logo-${tenant.logo}`, 320, 'webp')
  const logo = tenant.public_url + path
  return { ...tenant, logo, slogan: tenant.slogan[language] }
}
