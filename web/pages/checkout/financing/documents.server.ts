import { formatMoment } from '#core/format.ts'
import type { PageContext } from '#core/page.ts'
import { stateWords } from '../../../components/financing/words.ts'
import { scanWords } from '../../../components/form/scan-words.ts'
import type { Application } from './facts.ts'
import { words } from './words.ts'

type Reader = Pick<PageContext, 'language' | 'now'>

/** How long its owner has: the seats are held as long. */
export function holdOf({ expires_at }: Application, { language, now }: Reader) {
  const end = Date.parse(expires_at ?? '') || now.getTime()
  return { end, now: now.getTime(), until: words(language).holdUntil(formatMoment(new Date(end), language)) }
}

/** Step two: what the bank wants to see, and what it asks for again. */
export function documentsOf(application: Application, reader: Reader) {
  const { language } = reader
  const say = words(language)
  const names = stateWords(language)
  return {
    hold: holdOf(application, reader),
    say: scanWords(language, 2),
    canGoOn: application.can_submit,
    rows: application.documents.map(({ document_financing_id: kind, status, reason, uploaded_at, url, file_type }) => ({
      kind,
      label: names[kind],
      problem: status === 'rejected' ? say.sendAgain(reason ?? '') : undefined,
      there:
        uploaded_at === null || url === null
          ? undefined
          : {
              key: uploaded_at,
              url,
              when: say.uploaded(formatMoment(new Date(uploaded_at), language)),
              open: say.open(names[kind]),
              isPicture: file_type?.startsWith('image/') === true,
            },
    })),
  }
}

export type Documents = ReturnType<typeof documentsOf>
