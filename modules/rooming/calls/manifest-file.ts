import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { departureInScope } from '../load.ts'
import { manifestFile as fileOf, type ManifestPorts } from '../manifest/files.ts'

type Call = typeof contract.manifestFile

export async function manifestFile(ctx: StaffCtx<ManifestPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { id, format, language } = input
  return fileOf(ctx, await departureInScope(ctx, id), { format, language, is_full: false })
}
