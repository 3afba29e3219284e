import { AmountText } from '../../../components/amount-text.tsx'
import { QuantityField } from '../../../components/checkout/quantity-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { Shown } from '../view.server.ts'
import type { FormView } from './form-view.ts'
import { Section } from './section.tsx'

type ExtrasProps = { addons: Shown['addons']; form: FormView }

/** What one may add to the package, each by the piece. */
export function ExtrasSection({ addons, form: { say, value, error } }: ExtrasProps) {
  if (addons.length === 0) return null
  return (
    <Section id="addons" title={say.addons}>
      {addons.map(({ name, label, price, most, limit }) => (
        <QuantityField
          key={name}
          name={name}
          label={label}
          hint={<AmountText text={price} />}
          error={error(name)}
          defaultValue={Number(value(name)) || 0}
          max={most}
          limit={limit}
          say={{ less: say.less, more: say.more }}
        />
      ))}
    </Section>
  )
}

type PlanProps = { plans: Shown['plans']; hint: string | undefined; isBusy: boolean; form: FormView }

/** All at once or a part first. Without scripts a button asks for the price of what was chosen. */
export function PlanSection({ plans, hint, isBusy, form: { say, value, error } }: PlanProps) {
  return (
    <Section id="plan" title={say.plan}>
      <RadioGroup
        name="plan"
        label={<span className="sr-only">{say.plan}</span>}
        look="cards"
        options={plans.map((plan) => ({ ...plan, hint: <AmountText text={plan.hint} /> }))}
        hint={hint}
        defaultValue={value('plan')}
        error={error('plan')}
      />
      <div className="hidden noscript:block">
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="secondary"
          size="sm"
          busy={isBusy}
          busyLabel={say.recounting}
        >
          {say.recount}
        </Button>
      </div>
    </Section>
  )
}
