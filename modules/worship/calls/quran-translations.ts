import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { resources } from '../quran/view.ts'

type Call = typeof contract.quranTranslations

export async function quranTranslations(_ctx: AnyoneCtx): Promise<Output<Call>> {
  const translations = resources.map(({ of: _of, ...resource }) => ({
    ...resource,
    translated_name: { language_name: resource.language_name, name: resource.name },
  }))
  return { translations }
}
