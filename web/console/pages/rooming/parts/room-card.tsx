import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { linkClass } from '../../../../ui/link-class.ts'
import type { SelectOption } from '../../../../ui/select.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownGuest, ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import { dragged, useDrop } from './dragging.ts'
import { MoveForm, type MoveProps } from './move-form.tsx'

type RoomCardProps = MoveProps & { room: ShownRoom; occupancies: readonly SelectOption[] }

/** A room: who has its beds, what is wrong with it, and what can be changed. */
export function RoomCard({ room, occupancies, ...move }: RoomCardProps) {
  const say = useWords(words)
  const drop = useDrop({ stay: move.stay, formKey: move.formKey, room_id: room.id })
  return (
    <Card as="li" look="flat" {...drop} aria-labelledby={`room-${room.id}`} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={`room-${room.id}`} className="text-lg [overflow-wrap:anywhere]">
          {room.title}
        </h3>
        <p className="text-muted text-sm">{room.text}</p>
      </div>
      {room.problems.map((problem) => (
        <Alert key={problem} tone="warning">
          {problem}
        </Alert>
      ))}
      <ol className="flex flex-col divide-y divide-line">
        {room.beds.map(({ position, guest }) => (
          <li key={position} className="py-2">
            {guest ? <GuestLine guest={guest} {...move} hasBed /> : <span className="text-muted">{say.free}</span>}
          </li>
        ))}
      </ol>
      {room.infants && <p className="text-muted text-sm">{room.infants}</p>}
      <RoomForms room={room} occupancies={occupancies} formKey={move.formKey} failure={move.failure} />
    </Card>
  )
}

/** Somebody's name, draggable where scripts run, with the form that does the same. */
export function GuestLine({ guest, hasBed, ...move }: MoveProps & { guest: ShownGuest; hasBed: boolean }) {
  return (
    <div className="flex min-w-0 flex-col">
      <p {...dragged(guest.id)} className="cursor-grab [overflow-wrap:anywhere]">
        {guest.name}
      </p>
      <p className="text-muted text-sm">
        {guest.facts},{' '}
        <Link to={guest.href} draggable={false} className={cx(linkClass({ tone: 'plain' }), 'whitespace-nowrap')}>
          {guest.booking}
        </Link>
      </p>
      <MoveForm guest={guest} hasBed={hasBed} {...move} />
    </div>
  )
}

type RoomFormsProps = Pick<RoomCardProps, 'room' | 'occupancies' | 'formKey' | 'failure'>

function RoomForms({ room, occupancies, formKey, failure }: RoomFormsProps) {
  const say = useWords(words)
  const form = { formKey, failure, hidden: { room_id: room.id } }
  const isRefused = failure?.intent !== 'move' && failure?.values.room_id === room.id
  return (
    <details open={isRefused}>
      <summary className="link link-plain cursor-pointer py-2 text-sm">
        {say.edit}
        <span className="sr-only"> {room.label}</span>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <ConsoleForm
          {...form}
          intent="change"
          scope={`${room.id}-`}
          labels={{ label: say.label, occupancy: say.occupancy, room_id: say.occupancy }}
          submit={{ label: say.save, variant: 'secondary' }}
        >
          <TextField name="label" label={say.label} required value={room.label} maxLength={20} />
          <SelectField name="occupancy" label={say.occupancy} required value={room.occupancy} options={occupancies} />
        </ConsoleForm>
        {room.is_empty && (
          <ConsoleForm {...form} intent="remove" labels={{}} submit={{ label: say.remove, variant: 'danger' }} />
        )}
      </div>
    </details>
  )
}
