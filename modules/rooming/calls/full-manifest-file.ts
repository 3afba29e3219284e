import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { takeDownload } from '#modules/staff/module.ts'
import type * as contract from '../contract.console.ts'
import { departureInScope } from '../load.ts'
import { fullManifestOf, type ManifestPorts, manifestFile } from '../manifest/files.ts'

type Call = typeof contract.fullManifestFile

export async function fullManifestFile(ctx: StaffCtx<ManifestPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, format, language, token } = input
  const departure = await departureInScope(ctx, id)
  await takeDownload(ctx, { token, file: fullManifestOf(id) })
  return manifestFile(ctx, departure, { format, language, is_full: true })
}
