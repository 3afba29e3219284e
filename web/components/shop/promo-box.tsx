import type { KeyboardEvent } from 'react'
import { useNavigation } from 'react-router'
import { Tag } from '#web/ui/icons/icons.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { AmountText } from '../amount-text.tsx'
import { type Failure, fieldError } from '../form/failure.ts'
import type { PromoChoice } from './promos.server.ts'

const useId = 'promo-use'

type PromoBoxProps = {
  choice: PromoChoice
  failure: Failure | undefined
  /** A code that was in use, and why it no longer is. */
  tried?: { code: string | undefined; refused: string | undefined }
}

/** Return in the box means its own button, not the order. */
function use(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById(useId)?.click()
}

/** The promo of an order: the one in use, or a code to try and those to choose from. Its buttons are of the form it stands in. */
export function PromoBox({ choice: { applied, list, say }, failure, tried }: PromoBoxProps) {
  const busy = useNavigation().formData?.get('intent')
  const action = { type: 'submit', name: 'intent', variant: 'secondary', busyLabel: say.working } as const
  if (applied) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-success-soft px-4 py-2.5">
        <p className="flex min-w-0 flex-1 basis-36 items-center gap-2.5">
          <Tag aria-hidden="true" className="size-5 shrink-0 text-success-text" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <b>{applied.code}</b> <AmountText text={applied.worth} />
          </span>
        </p>
        <Button {...action} value="promo_remove" size="sm" busy={busy === 'promo_remove'}>
          {say.remove}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-1">
      <Field name="promo_code" label={say.promoCode} error={fieldError(failure, 'promo_code') ?? tried?.refused}>
        <div className="flex gap-3">
          <TextInput
            // What was typed makes room for what the answer says.
            key={failure?.values.promo_code ?? tried?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={failure?.values.promo_code ?? tried?.code}
            onKeyDown={use}
            className="min-w-0"
          />
          <Button {...action} id={useId} value="promo" busy={busy === 'promo'}>
            {say.use}
          </Button>
        </div>
      </Field>
      {list.length > 0 && <Offers list={list} say={say} busy={busy} />}
    </div>
  )
}

type OffersProps = Pick<PromoChoice, 'list' | 'say'> & { busy: FormDataEntryValue | null | undefined }

function Offers({ list, say, busy }: OffersProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand-text text-sm">{say.list}</summary>
      <ul className="flex flex-col gap-2 pt-1">
        {list.map(({ id, title, code, worth, note }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3 text-sm"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold">{title}</p>
              <p className="font-semibold text-brand-text">
                <AmountText text={worth} />
              </p>
              <p className="text-muted">
                <AmountText text={note} />
              </p>
            </div>
            <Button
              type="submit"
              name="intent"
              value={`promo:${code}`}
              size="sm"
              variant="secondary"
              busy={busy === `promo:${code}`}
              busyLabel={say.working}
              aria-label={`${say.use}: ${title}`}
            >
              {say.use}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
