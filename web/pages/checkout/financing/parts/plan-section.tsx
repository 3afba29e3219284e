import { useState } from 'react'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../../components/amount-text.tsx'
import { Figures } from '../../../../components/explain/figures.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { FormView } from '../../parts/form-view.ts'
import { Section } from '../../parts/section.tsx'
import type { Identity } from '../identity.server.ts'
import type { Labels } from '../words.ts'

type Plan = NonNullable<Identity['plan']>
type PlanSectionProps = { plan: Plan; form: FormView; isBusy: boolean; say: Labels }

/** For how long, how much first, and at which bank. Without scripts a button asks the banks anew. */
export function PlanSection({ plan, form: { value, error }, isBusy, say }: PlanSectionProps) {
  const [bank, setBank] = useState<string>()
  const isStillOffered = plan.offers.some(({ id }) => id === bank)
  return (
    <Section id="plan" title={say.plan} text={say.planText}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioGroup
          name="months"
          label={say.months}
          options={plan.months}
          defaultValue={value('months')}
          error={error('months')}
          required
        />
        <Field name="down_payment" label={say.down_payment} hint={plan.downHint} error={error('down_payment')} required>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={18} defaultValue={value('down_payment')} />
        </Field>
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" name="intent" value="save" variant="secondary" size="sm">
          {say.recount}
        </Button>
      </div>
      <div aria-live="polite" aria-busy={isBusy} className={cx('flex flex-col gap-4', isBusy && 'opacity-60')}>
        {plan.offers.length === 0 && <Alert tone="warning" title={say.noOffers} />}
        <RadioGroup
          // Other offers are another choice. A bank that was chosen meanwhile stays so while it offers anything.
          key={plan.offers.map(({ id, monthly }) => `${id} ${monthly}`).join()}
          name="terms_id"
          label={say.terms_id}
          look="cards"
          options={plan.offers.map(({ id, title, monthly, lines }) => ({
            value: id,
            label: title,
            aside: monthly,
            hint: <Lines lines={lines} />,
          }))}
          defaultValue={isStillOffered ? bank : value('terms_id')}
          onChoose={setBank}
          error={error('terms_id')}
          required
        />
        {plan.offers.map((offer) => (
          <OfferDetails key={offer.id} offer={offer} title={`${say.details}: ${offer.title}`} />
        ))}
      </div>
    </Section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} className="block">
        <AmountText text={line} />
      </span>
    ))}
  </>
)

/** Every amount and every month of one offer, for who wants to compare. */
function OfferDetails({ offer, title }: { offer: Plan['offers'][number]; title: string }) {
  return (
    <details className="group/offer rounded-md border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted group-open/offer:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <Figures figures={offer.figures} />
        {offer.notes.map((note) => (
          <p key={note} className="text-muted text-sm">
            {note}
          </p>
        ))}
        <Figures figures={offer.schedule} />
      </div>
    </details>
  )
}
