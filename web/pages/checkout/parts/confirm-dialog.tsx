import type { MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import type { Shown } from '../view.server.ts'
import type { Labels } from '../words.ts'
import { orderFormId } from './form-view.ts'

type Summary = Pick<Shown, 'say' | 'confirmText'> & {
  extras: readonly string[]
  package: Pick<Shown['package'], 'name' | 'by' | 'departs' | 'returns' | 'rooms'>
  travellers: readonly Pick<Shown['travellers'][number], 'scope'>[]
  price: Pick<Shown['price'], 'total' | 'due' | 'rest'>
}

type ConfirmProps = {
  shown: Summary
  /** What was typed, once it was found right. */
  values: Record<string, string>
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
}

/** The last question before the order. Without scripts it stands in the page, with the same three answers. */
export function ConfirmDialog({ shown, values, isOpen, isBusy, onClose }: ConfirmProps) {
  const { say, price } = shown
  const change = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
    // After the dialog has given the focus back to where it was opened from.
    requestAnimationFrame(() => document.getElementById(fieldId('plan'))?.focus())
  }
  return (
    <Dialog
      title={say.confirm}
      closeLabel={say.close}
      open={isOpen}
      onClose={onClose}
      footer={<Answers say={say} isBusy={isBusy} onChange={change} />}
    >
      <div className="flex flex-col gap-4">
        <p>{shown.confirmText}</p>
        <dl className="flex flex-col gap-3 text-sm">
          <Fact name={say.package} lines={[shown.package.name, shown.package.by]} />
          <Fact
            name={`${say.departs} – ${say.returns}`}
            lines={[`${shown.package.departs.day} – ${shown.package.returns}`]}
          />
          <Fact name={say.rooms} lines={shown.package.rooms} />
          {shown.extras.length > 0 && <Fact name={say.addons} lines={shown.extras} />}
          <Fact name={say.contact} lines={[values.name, values.phone_number, values.email]} />
          <Fact
            name={say.travellers}
            lines={shown.travellers.map(({ scope }, i) => lineOf(values, { scope, i, say }))}
          />
          <Fact name={say.total} lines={[price.total]} />
          <Fact name={say.dueNow} lines={[price.due, price.rest]} />
        </dl>
      </div>
    </Dialog>
  )
}

type AnswersProps = { say: Labels; isBusy: boolean; onChange: (event: MouseEvent) => void }

function Answers({ say, isBusy, onChange }: AnswersProps) {
  return (
    <div className="flex w-full flex-col gap-2">
      <Button type="submit" form={orderFormId} name="intent" value="checkout" busy={isBusy} busyLabel={say.ordering}>
        {say.goOn}
      </Button>
      <form method="dialog" className="contents">
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {say.checkAgain}
        </button>
      </form>
      <a href={`#${fieldId('plan')}`} onClick={onChange} className={buttonClass({ variant: 'quiet' })}>
        {say.changeMethod}
      </a>
    </div>
  )
}

type Place = { scope: string; i: number; say: Labels }

/** Who travels for themselves without scripts is named by the contact. */
function lineOf(values: Record<string, string>, { scope, i, say }: Place): string {
  const isSelf = values[`${scope}.relation`] === 'self' || (i === 0 && values.self)
  const name = values[`${scope}.name`] || (isSelf ? values.name : '')
  return `${i + 1}. ${name}${values[`${scope}.is_single_name`] ? ` (${say.singleFlag})` : ''}`
}

function Fact({ name, lines }: { name: string; lines: readonly (string | undefined)[] }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      {lines.filter(Boolean).map((line) => (
        <dd key={line} className="font-semibold [overflow-wrap:anywhere]">
          {line}
        </dd>
      ))}
    </div>
  )
}
