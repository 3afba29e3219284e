import { Form } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DayField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownDepartures } from '../load.server.ts'
import { words } from '../words.ts'

/** Which dates: its answer is an address, so that they are seen before anything is added. */
export function RuleForm({ shown: { preview, weekdays, links } }: { shown: ShownDepartures }) {
  const say = useWords(words)
  const { typed, dates } = preview
  return (
    <Card as="section" aria-labelledby="choose" className="flex flex-col gap-4">
      <h2 id="choose" className="text-lg">
        {say.choose}
      </h2>
      <Form action={links.own} preventScrollReset className="grid gap-4 md:grid-cols-2">
        <DayField name="from" label={say.from} value={typed.from} required />
        <DayField name="until" label={say.until} hint={say.untilHint} value={typed.until} />
        <SelectField name="weekday" label={say.weekday} options={weekdays} value={typed.weekday} />
        <TextField name="every" label={say.every} inputMode="numeric" value={typed.every} />
        <div>
          <Button type="submit" variant="secondary">
            {say.show}
          </Button>
        </div>
      </Form>
      {dates?.length === 0 && <p role="status">{say.noDates}</p>}
    </Card>
  )
}
