import { Form, useLocation, useNavigation } from 'react-router'
import { Figures } from '../../../../components/explain/figures.tsx'
import { Applicant } from '../../../../components/financing/applicant.tsx'
import { Schedule } from '../../../../components/financing/schedule.tsx'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { OrderPart } from '../../../../components/orders/order-part.tsx'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import type { PayPlace } from '../../pay/place.ts'
import type { Confirm } from '../confirm.server.ts'
import { formPath } from '../place.ts'
import type { Labels } from '../words.ts'
import { ApplicationHold } from './application-hold.tsx'

type ConfirmStepProps = { confirm: Confirm; place: PayPlace | undefined; failure: Failure | undefined; say: Labels }

/** Step three: all that goes to the bank and all it asks, and after that each consent by itself. */
export function ConfirmStep({ confirm, place, failure, say }: ConfirmStepProps) {
  const { bank, money, help } = confirm
  if (!place) return null
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <h1 className="text-2xl">{say.confirm}</h1>
      <ApplicationHold hold={confirm.hold} say={say} />
      <OrderPart title={say.order}>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
          {confirm.sent.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </OrderPart>
      <OrderPart title={say.bank}>
        <div className="flex flex-col">
          <p className="font-bold text-lg">{bank.name}</p>
          <p className="text-muted text-sm">{bank.licence}</p>
          <p className="pt-2 font-semibold">{bank.akad}</p>
          <p>{bank.charge}</p>
        </div>
      </OrderPart>
      {confirm.warning && (
        <Alert tone="warning" title={say.heavyTitle}>
          {confirm.warning}
        </Alert>
      )}
      <OrderPart title={money.title}>
        <Figures figures={money.figures} />
        <p className="text-muted text-sm">{money.note}</p>
      </OrderPart>
      <Schedule schedule={confirm.schedule} />
      <OrderPart title={help.title}>
        {help.texts.map((text) => (
          <p key={text} className="text-sm">
            {text}
          </p>
        ))}
      </OrderPart>
      <Applicant applicant={confirm.applicant} />
      <div className="flex flex-wrap gap-3">
        <ShellLink path={formPath(place, 'identity')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.toIdentity}
        </ShellLink>
        <ShellLink path={formPath(place, 'documents')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.toDocuments}
        </ShellLink>
      </div>
      <Consents confirm={confirm} failure={failure} say={say} />
    </div>
  )
}

/** None is ticked before, and none stands for another. The texts open beside the form. */
function Consents({ confirm, failure, say }: Omit<ConfirmStepProps, 'place'>) {
  const { search } = useLocation()
  const isBusy = useNavigation().formData?.get('intent') === 'confirm'
  const boxes = {
    accept_terms: confirm.acceptTerms,
    accept_privacy: say.accept_privacy,
    accept_bank_data: confirm.dataToBank,
  }
  return (
    <Form method="post" action={search} noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="key" value={confirm.key} />
      <OrderPart title={say.consents}>
        <FormFailure failure={failure} labels={boxes} />
        {Object.entries(boxes).map(([name, label]) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            error={fieldError(failure, name)}
            defaultChecked={failure?.values[name] === 'on'}
            required
          />
        ))}
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          {say.consentMore}
          <ShellLink path="/syarat-ketentuan" target="_blank" className={linkClass()}>
            {say.toTerms}
          </ShellLink>
          <ShellLink path="/kebijakan-privasi" target="_blank" className={linkClass()}>
            {say.toPrivacy}
          </ShellLink>
        </p>
      </OrderPart>
      <Button type="submit" name="intent" value="confirm" wide busy={isBusy} busyLabel={say.working}>
        {say.send}
      </Button>
      <p className="text-center text-muted text-sm">{say.sendHint}</p>
    </Form>
  )
}
