import { useState } from 'react'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { fieldWords } from '../../../components/packages/words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'
import { Basics } from './basics.tsx'
import { Inclusions } from './inclusions.tsx'
import { Programme } from './programme.tsx'
import { FoldedSection } from './section.tsx'
import { Terms } from './terms.tsx'

type ContentFormProps = { shown: ShownPackage; failure: Failure | undefined }

const parts = {
  basics: ['name', 'summary', 'description', 'type_slug', 'kind', 'duration_days', 'hijri_year', 'departure_airport'],
  programme: ['agenda', 'questions'],
  inclusions: ['includes', 'excludes', 'facilities', 'documents', 'addons'],
  terms: ['down_payment', 'can_finance', 'can_save', 'refund_terms'],
} as const

type Part = keyof typeof parts
const partNames = ['basics', 'programme', 'inclusions', 'terms'] as const satisfies readonly Part[]

/** What a part of the form lacks before the package can be published, and whether a save was refused in it. */
function partOf(part: Part, { standing }: ShownPackage, failure: Failure | undefined) {
  const own = new Set<string>(parts[part])
  const errors = Object.keys(failureOf(failure, 'save')?.errors ?? {})
  return {
    missing: standing.problems.filter(({ field }) => own.has(field)).map(({ label }) => label),
    isWrong: errors.some((field) => own.has(field.split('.')[0] ?? '')),
  }
}

/** The first part is open, and each that lacks something; what lacked it when the page was opened stays open while it is written on. */
function useParts(shown: ShownPackage, failure: Failure | undefined) {
  const [lacked] = useState(() => partNames.filter((part) => partOf(part, shown, undefined).missing.length > 0))
  return (part: Part) => {
    const { missing, isWrong } = partOf(part, shown, failure)
    return { missing, isOpen: part === 'basics' || isWrong || missing.length > 0 || lacked.includes(part) }
  }
}

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
  const partStanding = useParts(shown, failure)
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
      <FoldedSection title={say.basics} {...partStanding('basics')}>
        <Basics content={content} choices={choices} />
      </FoldedSection>
      <FoldedSection title={say.programme} {...partStanding('programme')}>
        <Programme content={content} />
      </FoldedSection>
      <FoldedSection title={say.inclusions} {...partStanding('inclusions')}>
        <Inclusions content={content} />
      </FoldedSection>
      <FoldedSection title={say.terms} {...partStanding('terms')}>
        <Terms content={content} />
      </FoldedSection>
    </ConsoleForm>
  )
}
