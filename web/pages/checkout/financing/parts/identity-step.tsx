import { useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import { HoldBar } from '../../../../components/checkout/hold-bar.tsx'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import { NoOrder, type NoOrderProps } from '../../parts/no-order.tsx'
import { PackageCard } from '../../parts/package-card.tsx'
import type { Identity } from '../identity.server.ts'
import type { Labels } from '../words.ts'
import { type Answer, IdentityForm, identityFormId } from './identity-form.tsx'
import { identityLabels } from './identity-labels.ts'

type IdentityStepProps = { identity: Identity; over: NoOrderProps; answer: Answer; say: Labels }

/** Step one: who applies, for whom, and what is asked of which bank. */
export function IdentityStep({ identity, over, answer, say }: IdentityStepProps) {
  const [isOver, setIsOver] = useState(false)
  const recount = useFetcher<Answer>()
  const busy = useNavigation().formData?.get('intent')
  const failure = answer?.ok === false && !answer.newer && answer.intent !== 'save' ? answer : undefined
  const isVerifying = Boolean(answer?.ok ? answer.verification : failure?.values.verifying)
  const next = { type: 'submit', form: identityFormId, name: 'intent', value: 'apply' } as const
  if (isOver) return <NoOrder {...over} />
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl">{say.heading}</h1>
        <p className="text-muted">{say.lead}</p>
      </header>
      {!identity.isBegun && <HoldBar hold={identity.hold} say={say} onOver={() => setIsOver(true)} />}
      <FormFailure failure={failure} labels={identityLabels(identity, say)} />
      <PackageCard shown={identity.package} say={identity.orderSay} />
      <IdentityForm identity={identity} answer={answer} recount={recount} say={say} isVerifying={isVerifying} />
      <Button {...next} wide busy={busy === 'apply'} busyLabel={say.working} className="sm:self-end">
        {isVerifying ? say.nextVerify : say.next}
      </Button>
    </>
  )
}
