import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type Option = { value: string; label: string }
type PartnersProps = {
  shown: readonly Option[]
  hidden: readonly Option[]
  formKey: string
  failure: Failure | undefined
}

/** Whom a brand does not show: chosen from those it shows, and shown again one by one. */
export function Partners({ shown, hidden, formKey, failure }: PartnersProps) {
  const say = useWords(words)
  const form = { formKey, failure }
  return (
    <Card as="section" aria-labelledby="partners" className="flex flex-col gap-4">
      <h2 id="partners" className="text-lg">
        {say.partners}
      </h2>
      <p className="text-muted text-sm">{hidden.length === 0 ? say.noneHidden : say.partnersText}</p>
      {hidden.length > 0 && (
        <ul className="flex flex-col gap-3">
          {hidden.map(({ value, label }) => (
            <li key={value} className="flex flex-wrap items-center justify-between gap-3">
              <span className="[overflow-wrap:anywhere]">{label}</span>
              <ConsoleForm
                {...form}
                intent="showPartner"
                scope={`show-${value}-`}
                labels={{}}
                hidden={{ partner_id: value }}
                submit={{ label: say.showPartner(label), variant: 'secondary', size: 'sm' }}
              />
            </li>
          ))}
        </ul>
      )}
      <ConsoleForm
        {...form}
        intent="hidePartner"
        scope="hide-"
        labels={{ partner_id: say.partner }}
        submit={{ label: say.hidePartner }}
      >
        <SelectField name="partner_id" label={say.partner} options={shown} required />
      </ConsoleForm>
    </Card>
  )
}
