import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { departureInScope } from '../load.ts'
import { type ManifestPorts, manifestFile } from '../manifest/files.ts'

type Call = typeof contract.fullManifestFile

export async function fullManifestFile(ctx: StaffCtx<ManifestPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, format, language } = input
  return manifestFile(ctx, await departureInScope(ctx, id), { format, language, is_full: true })
}
