import { Form } from 'react-router'
import type { Builder } from '../load.server.ts'
import { EstimateAside } from './estimate-aside.tsx'
import { EstimateBar } from './estimate-bar.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { HotelsPart } from './hotels-part.tsx'
import { JourneyPart } from './journey-part.tsx'
import { TravellersPart } from './travellers-part.tsx'
import { usePlanForm } from './use-plan-form.ts'

/** One form on one page; its address is the plan. */
export function PlanForm({ builder }: { builder: Builder }) {
  const { form, action, visit, isSaving, isCounting, changed, submitted } = usePlanForm()
  return (
    <>
      <Form
        key={visit}
        ref={form}
        action={action}
        noValidate
        onChange={changed}
        onSubmit={submitted}
        className="flex flex-col"
      >
        {/* What the return key means anywhere in the form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
        {builder.draft_id && <input type="hidden" name="id" value={builder.draft_id} />}
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <JourneyPart builder={builder} onChoose={changed} />
            <TravellersPart builder={builder} />
            <HotelsPart builder={builder} />
            <ExtrasPart builder={builder} />
          </div>
          <EstimateAside builder={builder} isCounting={isCounting} isSaving={isSaving} />
        </div>
      </Form>
      <EstimateBar builder={builder} isCounting={isCounting} />
    </>
  )
}
