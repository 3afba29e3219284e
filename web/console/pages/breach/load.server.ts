import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seeBreach } from '#modules/privacy/contract.console.ts'
import type { BreachStep } from '#modules/privacy/rules/breach.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownBreach } from '../../breach-shown.ts'
import { breachWords } from '../../breach-words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

const stepText = (kind: BreachStep, language: Language): string => {
  const say = breachWords(language)
  return kind === 'closed' ? say.closed_step : say[kind]
}

export async function loadBreach(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = breachWords(language)
  const breach = await dataOrNotFound(api(context, seeBreach, { id }))
  const shown = shownBreach(breach, language)
  const moment = (at: string | null) => (at ? formatMoment(new Date(at), language) : say.notYet)
  return {
    tab: tabTitle(context, breach.title),
    head: shown,
    facts: [
      { name: say.noticed, text: shown.noticed },
      { name: say.deadline, text: shown.deadline },
      { name: say.people, text: shown.people },
      { name: say.authority, text: moment(breach.authority_notified_at) },
      { name: say.concerned, text: moment(breach.people_notified_at) },
      { name: say.data, text: breach.data },
      { name: say.happened, text: breach.what_happened },
    ],
    steps: breach.steps.toReversed().map(({ kind, text, done_at, at, staff }, i) => ({
      key: `${at} ${i}`,
      at: done_at,
      when: `${moment(done_at)}, ${staff}`,
      text: stepText(kind, language),
      note: text,
    })),
    path: to(language, '/breaches/:id', { id }),
    list: to(language, '/breaches'),
    key: newId(),
    done: doneIn(url.searchParams, ['recorded', 'added']),
  }
}

export type ShownBreach = Awaited<ReturnType<typeof loadBreach>>
