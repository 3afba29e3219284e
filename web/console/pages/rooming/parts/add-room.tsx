import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type AddRoomProps = {
  stay: number
  formKey: string
  failure: Failure | undefined
  types: readonly SelectOption[]
  occupancies: readonly SelectOption[]
}

export function AddRoom({ stay, formKey, failure, types, occupancies }: AddRoomProps) {
  const say = useWords(words)
  return (
    <Card as="section" aria-labelledby="add" className="flex flex-col gap-3">
      <h2 id="add" className="text-lg">
        {say.add}
      </h2>
      <ConsoleForm
        intent="add"
        formKey={formKey}
        failure={failure}
        labels={{ label: say.label, type: say.type, occupancy: say.occupancy }}
        hidden={{ stay: String(stay) }}
        scope="add-"
        submit={{ label: say.add, variant: 'secondary' }}
      >
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField name="label" label={say.label} required maxLength={20} />
          <SelectField name="type" label={say.type} required value={types[0]?.value} options={types} />
          <SelectField
            name="occupancy"
            label={say.occupancy}
            required
            value={occupancies[0]?.value}
            options={occupancies}
          />
        </div>
      </ConsoleForm>
    </Card>
  )
}
