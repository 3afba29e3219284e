import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { QuantityField } from '../../../../components/checkout/quantity-field.tsx'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { Select } from '../../../../ui/select.tsx'
import { Section } from '../../parts/section.tsx'
import type { Begin } from '../begin.server.ts'
import type { Labels } from '../words.ts'

type BeginStepProps = { begin: Begin; failure: Failure | undefined; say: Labels }

/** No order yet: which date, and who travels. */
export function BeginStep({ begin, failure, say }: BeginStepProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'begin'
  const [departure, setDeparture] = useState(failure?.values.departure_id ?? begin.departure)
  const names = Object.fromEntries(begin.counts.map(({ name, label }) => [name, label]))
  return (
    <Form method="post" noValidate className="mx-auto flex w-full max-w-narrow flex-col gap-5">
      <input type="hidden" name="key" value={begin.key} />
      <input type="hidden" name="months" value={begin.months} />
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl">{say.heading}</h1>
        <ShellLink path={begin.path} className={linkClass()}>
          {begin.name}
        </ShellLink>
      </header>
      <FormFailure failure={failure} labels={{ departure_id: say.departure, ...names }} />
      <Section id="begin" title={say.begin} text={begin.text}>
        <Field name="departure_id" label={say.departure} error={fieldError(failure, 'departure_id')} required>
          <Select
            options={begin.dates}
            defaultValue={departure}
            onChange={(event) => setDeparture(event.currentTarget.value)}
          />
        </Field>
        {begin.counts.map(({ name, label, value }) => (
          <QuantityField
            key={name}
            name={name}
            label={label}
            hint={begin.prices[departure]?.[name]}
            error={fieldError(failure, name)}
            defaultValue={Number(failure?.values[name] ?? value)}
            max={begin.most}
            limit={begin.limit}
            say={{ less: say.less, more: say.more }}
          />
        ))}
      </Section>
      <Button type="submit" name="intent" value="begin" wide busy={isBusy} busyLabel={say.working}>
        {say.beginNext}
      </Button>
    </Form>
  )
}
