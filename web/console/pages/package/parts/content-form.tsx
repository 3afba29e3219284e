import type { Failure } from '../../../../components/form/failure.ts'
import { fieldWords } from '../../../components/packages/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'
import { Basics } from './basics.tsx'
import { Inclusions } from './inclusions.tsx'
import { Programme } from './programme.tsx'
import { Section } from './section.tsx'
import { Terms } from './terms.tsx'

type ContentFormProps = { shown: ShownPackage; failure: Failure | undefined }

/** The label of each field that has a mistake; of a row, that of its list. */
function labelsOf(failure: Failure | undefined, say: Readonly<Record<string, unknown>>): Record<string, string> {
  const labels = Object.keys(failure?.errors ?? {}).map((field): [string, string] => {
    const label = say[field.split('.')[0] ?? '']
    return [field, typeof label === 'string' ? label : field]
  })
  return Object.fromEntries(labels)
}

/** Everything a partner writes about a package, in one form with one button. */
export function ContentForm({ shown, failure }: ContentFormProps) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  const { key, head, content, choices } = shown
  return (
    <ConsoleForm
      intent="save"
      formKey={key}
      failure={failure}
      labels={labelsOf(failure, fields)}
      submit={{ label: say.save }}
      warnsUnsaved
    >
      {/* Not `hidden` of the form: after a conflict it is another, and what was typed stays all the same. */}
      <VersionField value={head.version} />
      {content.picture_ids.map((id, place) => (
        <input key={id} type="hidden" name={`pictures.${place}.id`} value={id} />
      ))}
      {head.state === 'on_sale' && <p className="text-muted text-sm">{say.liveHint}</p>}
      <Section title={say.basics}>
        <Basics content={content} choices={choices} />
      </Section>
      <Section title={say.programme}>
        <Programme content={content} />
      </Section>
      <Section title={say.inclusions}>
        <Inclusions content={content} />
      </Section>
      <Section title={say.terms}>
        <Terms content={content} />
      </Section>
    </ConsoleForm>
  )
}
