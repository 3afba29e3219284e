import { Suspense } from 'react'
import { Form, useLocation } from 'react-router'
import { type Analytics, analyticsChoices, analyticsCookie } from '#core/analytics.ts'
import type { Language } from '#core/messages.ts'
import { inLanguage, to } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { optionalPart } from '../../ui/optional-part.ts'
import { useAnalyticsChoice } from './use-choice.ts'
import { words } from './words.ts'

type Props = { analytics: Analytics; language: Language }

const Measure = optionalPart(() => import('./measure.tsx').then((module) => module.Measure))

/** Asks whether visits may be counted, and has them counted where the answer is yes. */
export function AnalyticsHost({ analytics: { id, script }, language }: Props) {
  const choice = useAnalyticsChoice()
  return (
    <>
      <ConsentBar language={language} />
      <Suspense>{choice === 'yes' && <Measure id={id} script={script} />}</Suspense>
    </>
  )
}

/**
 * Stands in the page, above everything, so that it covers nothing. Styles show it to those who have not chosen, which a
 * script finds out before the first paint: where there are no scripts nothing is counted, and nobody is asked.
 */
function ConsentBar({ language }: Pick<Props, 'language'>) {
  const say = words(language)
  const { pathname, search } = useLocation()
  return (
    <aside aria-label={say.title} className="consent-bar border-line border-b bg-paper text-ink">
      <div className="layout flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="min-w-0 grow basis-72 text-sm">
          {say.ask}{' '}
          <a href={`${to(language, '/kebijakan-privasi')}#analytics`} className={linkClass()}>
            {say.more}
          </a>
        </p>
        <Form
          method="post"
          action={inLanguage(language, '/preferences')}
          preventScrollReset
          className="flex flex-wrap gap-2"
        >
          <input type="hidden" name="back" value={pathname + search} />
          {analyticsChoices.map((value) => (
            <button
              key={value}
              type="submit"
              name={analyticsCookie}
              value={value}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {say[value]}
            </button>
          ))}
        </Form>
      </div>
    </aside>
  )
}
