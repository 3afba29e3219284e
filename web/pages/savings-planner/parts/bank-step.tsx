import { Figures } from '../../../components/explain/figures.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import type { BankChoice } from '../banks.server.ts'
import type { PlanQuery } from '../query.ts'
import { ChoiceCard } from './choice-card.tsx'
import { PlanForm } from './plan-form.tsx'
import type { Say } from './say.ts'
import { StepFoot } from './step-foot.tsx'

type BankStepProps = { shown: { banks: BankChoice[]; problem: string | undefined }; say: Say; query: PlanQuery }

/** Contracts first, then the banks that offer them, side by side. */
export function BankStep({ shown: { banks, problem }, say, query }: BankStepProps) {
  const akads = [
    { title: say.wadiahTitle, text: say.wadiahText },
    { title: say.mudharabahTitle, text: say.mudharabahText },
  ]
  return (
    <PlanForm query={query} fields={['bank']} step={4} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl md:text-2xl">{say.bankTitle}</h2>
        <p className="max-w-prose text-muted">{say.bankText}</p>
      </div>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <ul className="grid gap-3 md:grid-cols-2">
        {akads.map(({ title, text }) => (
          <Card as="li" key={title} look="tinted" className="flex flex-col gap-1">
            <h3 className="text-base">{title}</h3>
            <p className="text-sm">{text}</p>
          </Card>
        ))}
      </ul>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-sm">{say.bank}</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {banks.map((bank) => (
            <BankRadio key={bank.value} bank={bank} />
          ))}
        </div>
      </fieldset>
      <StepFoot say={say} query={query}>
        {!problem && (
          <button type="submit" className={buttonClass()}>
            {say.next}
          </button>
        )}
      </StepFoot>
    </PlanForm>
  )
}

function BankRadio({ bank: { value, name, city, akad, isChosen, reason, licence, figures } }: { bank: BankChoice }) {
  const label = (
    <>
      <span className="font-bold text-brand-text text-lg leading-snug">{akad}</span>
      <span className="font-semibold">{name}</span>
      <span className="text-muted text-sm">{city}</span>
    </>
  )
  return (
    <ChoiceCard name="bank" value={value} isChosen={isChosen} isClosed={reason !== undefined} label={label}>
      {reason && <p className="text-sm text-warning-text">{reason}</p>}
      <Figures figures={figures} />
      <p className="mt-auto text-muted text-sm">{licence}</p>
    </ChoiceCard>
  )
}
