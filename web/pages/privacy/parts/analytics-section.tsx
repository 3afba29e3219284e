import { analyticsChoices, analyticsCookie } from '#core/analytics.ts'
import { useAnalyticsChoice } from '../../../components/analytics/use-choice.ts'
import { PreferenceForm } from '../../../components/shell/preference-form.tsx'

type Props = { say: { title: string; about: string; choice: string; no: string; yes: string } }

/** What is counted, and where to change one's mind. Which was chosen is shown by script: the page is the same for everyone. */
export function AnalyticsSection({ say }: Props) {
  const chosen = useAnalyticsChoice()
  const choices = analyticsChoices.map((value) => ({ value, label: say[value] }))
  return (
    <section aria-labelledby="analytics" className="unprinted flex flex-col gap-4">
      <h2 id="analytics" className="scroll-mt-24 text-2xl">
        {say.title}
      </h2>
      <p>{say.about}</p>
      <div className="[&_button]:border [&_button]:border-control">
        <PreferenceForm name={analyticsCookie} legend={say.choice} choices={choices} chosen={chosen} />
      </div>
    </section>
  )
}
