import type { Language } from '#core/messages.ts'
import type { Block, DiagramName } from '#modules/content/rules/page-text.ts'
import { hajjDays } from './hajj-days.server.ts'
import { miqatMap } from './miqat.server.ts'
import { saiPlan } from './sai.server.ts'
import { tawafPlan } from './tawaf.server.ts'
import { type DiagramWords, words } from './words.ts'

/** A drawing that teaches: what it shows in words, and what its signs mean. */
export type Drawn = { svg: string; title: string; signs: string[]; isNumbered: boolean }
export type Drawings = Partial<Record<DiagramName, Drawn>>

const drawings: Record<DiagramName, (say: DiagramWords) => Drawn> = {
  miqat: (say) => ({ svg: miqatMap(say), title: say.miqat, signs: [say.byRoad, say.byAir], isNumbered: false }),
  tawaf: (say) => ({
    svg: tawafPlan(),
    title: say.tawaf,
    signs: [say.stone, say.maqam, say.hijr, say.yemeni],
    isNumbered: true,
  }),
  sai: (say) => ({ svg: saiPlan(say), title: say.sai, signs: [say.ends, say.green], isNumbered: false }),
  'hajj-days': (say) => ({
    svg: hajjDays(say),
    title: say.hajjDays,
    signs: [say.standing, say.earlyLeave],
    isNumbered: false,
  }),
}

/** Only those a text shows. */
export function drawingsOf(sections: readonly { blocks: readonly Block[] }[], language: Language): Drawings {
  const names = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'diagram' ? [block.name] : [])),
  )
  return Object.fromEntries(names.map((name) => [name, drawings[name](words(language))]))
}
