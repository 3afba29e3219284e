import type { KeyboardEvent } from 'react'
import { Tag } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { opensModal } from '../../../ui/opens-modal.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Shown } from '../view.server.ts'
import type { FormView } from './form-view.ts'
import { Section } from './section.tsx'

export const promoSheetId = 'promos'
const useId = 'promo-use'
type PromoProps = { promo: NonNullable<Shown['promo']>; busy: string | undefined; form: FormView }

/** Return in the box means its own button, not the order. */
function use(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById(useId)?.click()
}

/** The promo of the order: which it has, or how to get one. */
export function PromoSection({ promo: { applied }, busy, form: { say, value, error } }: PromoProps) {
  const action = { type: 'submit', name: 'intent', variant: 'secondary', busyLabel: say.working } as const
  return (
    <Section id="promo" title={say.promo}>
      {applied && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-success-soft px-4 py-2.5">
          <p className="flex min-w-0 items-center gap-2.5">
            <Tag aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b>{applied.code}</b> <AmountText text={applied.worth} />
            </span>
          </p>
          <Button {...action} value="promo_remove" size="sm" busy={busy === 'promo_remove'}>
            {say.promoRemove}
          </Button>
        </div>
      )}
      <Field name="promo_code" label={say.promoCode} error={error('promo_code')}>
        <div className="flex gap-3">
          <TextInput
            // Emptied once its code is in use.
            key={applied?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={value('promo_code')}
            onKeyDown={use}
            className="min-w-0"
          />
          <Button {...action} id={useId} value="promo_code" busy={busy === 'promo_code'}>
            {say.promoUse}
          </Button>
        </div>
      </Field>
      <Button variant="quiet" size="sm" className="self-start" {...opensModal(promoSheetId)}>
        {say.promoList}
      </Button>
    </Section>
  )
}
