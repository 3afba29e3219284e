import type { Failure } from '../../../../components/form/failure.ts'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { noRoom } from '../done.ts'
import type { ShownGuest } from '../load.server.ts'
import { words } from '../words.ts'

export type MoveProps = {
  stay: number
  formKey: string
  failure: Failure | undefined
  /** Rooms with a bed to give. */
  open: readonly SelectOption[]
}

/** Gives somebody another bed, or none: by a choice and a press, with the keyboard and without scripts too. */
export function MoveForm({ guest, hasBed, ...move }: MoveProps & { guest: ShownGuest; hasBed: boolean }) {
  const { stay, formKey, failure, open } = move
  const say = useWords(words)
  const label = say.moveTo(guest.name)
  const isRefused = failure?.values.traveller_id === guest.id
  const form = (
    <ConsoleForm
      intent="move"
      formKey={formKey}
      failure={failure}
      labels={{ room_id: label }}
      hidden={{ stay: String(stay), traveller_id: guest.id }}
      scope={`${guest.id}-`}
      submit={{ label: hasBed ? say.move : say.place, variant: 'secondary' }}
      className="gap-2 pt-2 sm:flex-row sm:items-end"
    >
      <SelectField
        name="room_id"
        label={label}
        required
        options={hasBed ? [...open, { value: noRoom, label: say.none }] : open}
        className="min-w-0 flex-1"
      />
    </ConsoleForm>
  )
  if (!hasBed) return form
  return (
    <details open={isRefused}>
      <summary className="link link-plain cursor-pointer py-2 text-sm">
        {say.move}
        <span className="sr-only"> {guest.name}</span>
      </summary>
      {form}
    </details>
  )
}
