import { certaintyNames } from '#modules/catalogue/rules/facts.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { DateTerms } from '../../../components/date-terms/date-terms.tsx'
import { termLabels } from '../../../components/date-terms/labels.ts'
import { termWords } from '../../../components/date-terms/words.ts'
import { certaintyWords } from '../../../components/packages/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { BilingualField, DayField, SelectField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownDate } from '../load.server.ts'
import { words } from '../words.ts'

type DateFormProps = { shown: ShownDate; failure: Failure | undefined }

/** Everything a partner writes about one date, in one form with one button. */
export function DateForm({ shown: { key, version, form, choices }, failure }: DateFormProps) {
  const language = useLanguage()
  const say = words(language)
  const labels = {
    departs_on: say.day,
    ...termLabels(failure, termWords(language)),
    flights: termWords(language).flights,
    stays: termWords(language).stays,
    ...Object.fromEntries(
      certaintyNames.map((name) => [`certainties.${name}.evidence.id`, certaintyWords(language)[name]]),
    ),
  }
  return (
    <ConsoleForm
      intent="save"
      formKey={key}
      failure={failure}
      labels={labels}
      submit={{ label: say.save }}
      warnsUnsaved
    >
      {/* Not `hidden` of the form: after a conflict it is another, and what was typed stays all the same. */}
      <VersionField value={version} />
      <Card as="section" aria-labelledby="terms" className="flex flex-col gap-5">
        <h2 id="terms" className="text-lg">
          {say.terms}
        </h2>
        <DayField name="departs_on" label={say.day} hint={say.dayHint} value={form.departs_on} required />
        <DateTerms choices={choices} terms={form} />
      </Card>
      <Certainties certainties={form.certainties} />
    </ConsoleForm>
  )
}

/** Four of the five certainties: the licence is the partner's, and read from there. */
function Certainties({ certainties }: { certainties: ShownDate['form']['certainties'] }) {
  const language = useLanguage()
  const [say, names] = [words(language), certaintyWords(language)]
  const states = [
    { value: 'pending', label: names.pending },
    { value: 'certain', label: names.certain },
  ]
  return (
    <Card as="section" aria-labelledby="certainties" className="flex flex-col gap-5">
      <div>
        <h2 id="certainties" className="text-lg">
          {say.certainties}
        </h2>
        <p className="text-muted text-sm">{say.certaintiesText}</p>
      </div>
      {certaintyNames.map((name) => (
        <fieldset key={name} className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3">
          <legend className="px-1 font-semibold">{names[name]}</legend>
          <SelectField
            name={`certainties.${name}.state`}
            label={say.claim}
            options={states}
            value={certainties[name].state}
            required
          />
          <BilingualField
            name={`certainties.${name}.evidence`}
            label={say.evidence}
            value={certainties[name].evidence}
          />
        </fieldset>
      ))}
    </Card>
  )
}
