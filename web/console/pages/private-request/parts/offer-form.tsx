import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ChoicesField } from '../../../ui/form/choices-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownForm } from '../form.server.ts'
import { words } from '../words.ts'
import { Margin } from './margin.tsx'
import { labelsOf } from './offer-labels.ts'

type OfferFormProps = { form: ShownForm; formKey: string; failure: Failure | undefined }

/** What is offered and for how much; filled in as the family wishes it. */
export function OfferForm({ form, formKey, failure }: OfferFormProps) {
  const say = useWords(words)
  const isChange = form.intent === 'change'
  const { offer_id, version } = form
  return (
    <Card as="section" aria-labelledby="write" className="flex flex-col gap-3">
      <h2 id="write" className="text-lg">
        {isChange ? say.changeTitle : say.makeTitle}
      </h2>
      <p className="text-muted text-sm">{form.hours}</p>
      <ConsoleForm
        intent={form.intent}
        formKey={formKey}
        failure={failure}
        labels={labelsOf(say)}
        hidden={{ ...(offer_id && { offer_id }), ...(version && { version }) }}
        submit={{ label: isChange ? say.save : say.send }}
        warnsUnsaved
      >
        <PriceFields form={form} />
        <JourneyFields form={form} />
        <SelectField
          name="written_in"
          label={say.writtenIn}
          options={form.languages}
          required
          value={form.values.written_in}
        />
        <TextAreaField
          name="refund_terms"
          label={say.refundTerms}
          hint={say.refundTermsHint}
          required
          rows={3}
          value={form.values.refund_terms}
        />
        <TextAreaField name="note" label={say.note} rows={3} value={form.values.note} />
      </ConsoleForm>
    </Card>
  )
}

function PriceFields({ form: { values, group, choices, intent } }: { form: ShownForm }) {
  const say = useWords(words)
  const isChosen = intent === 'make' && choices.partners.length > 1
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{say.prices}</legend>
      {isChosen && <SelectField name="partner_id" label={say.partner} options={choices.partners} required />}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField name="price_adult" label={say.priceAdult} required value={values.price_adult} />
        {group.children > 0 && (
          <MoneyField name="price_child" label={say.priceChild} required value={values.price_child} />
        )}
        {group.infants > 0 && (
          <MoneyField name="price_infant" label={say.priceInfant} required value={values.price_infant} />
        )}
        <MoneyField
          name="down_payment"
          label={say.downPayment}
          hint={say.downPaymentHint}
          required
          value={values.down_payment}
        />
        <MoneyField name="cost" label={say.cost} hint={say.costHint} value={values.cost} />
      </div>
      <Margin group={group} />
    </fieldset>
  )
}

function JourneyFields({ form: { values, choices } }: { form: ShownForm }) {
  const say = useWords(words)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-semibold">{say.journey}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField name="departure_date" label={say.departureDate} required value={values.departure_date} />
        <DayField name="return_date" label={say.returnDate} hint={say.returnDateHint} value={values.return_date} />
        <SelectField
          name="airline_id"
          label={say.airline}
          options={choices.airlines}
          required
          value={values.airline_id}
        />
        <SelectField
          name="airline_class_id"
          label={say.airlineClass}
          options={choices.classes}
          required
          value={values.airline_class_id}
        />
      </div>
      {values.stays.map(({ hotel_id, nights }, i) => (
        <div key={hotel_id} className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <SelectField
            name={`hotels.${i}.partner_custom_hotel_id`}
            label={say.hotel(i + 1)}
            options={choices.hotels}
            required
            value={hotel_id}
          />
          <TextField
            name={`hotels.${i}.duration_night`}
            label={say.hotelNights(i + 1)}
            inputMode="numeric"
            maxLength={2}
            required
            value={nights}
          />
        </div>
      ))}
      <SelectField
        name="transportation_id"
        label={say.vehicle}
        options={choices.vehicles}
        required
        value={values.transportation_id}
      />
      <ChoicesField name="addons_ids" label={say.extras} options={choices.extras} values={values.addons} />
    </fieldset>
  )
}
