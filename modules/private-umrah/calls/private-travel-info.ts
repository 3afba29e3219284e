import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { stepWords } from '../includes.ts'

type Call = typeof contract.privateTravelInfo

export async function privateTravelInfo(ctx: AnyoneCtx): Promise<Output<Call>> {
  const say = stepWords(ctx.language)
  return {
    sections: [
      { title: say.build_title, text: say.build_text },
      { title: say.offers_title, text: say.offers_text },
      { title: say.choose_title, text: say.choose_text },
      { title: say.go_title, text: say.go_text },
    ],
  }
}
