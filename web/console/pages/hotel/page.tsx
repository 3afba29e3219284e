import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { HotelFields } from '../../components/hotels/hotel-fields.tsx'
import { hotelLabels } from '../../components/hotels/labels.ts'
import { words as hotelWords } from '../../components/hotels/words.ts'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadHotel, saveHotel } from './load.server.ts'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadHotel(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  saveHotel(context, { request, id: params.id ?? '' })

export default function HotelPage() {
  const { key, address, version, values, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...hotelWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={values.name}
        text={say.everywhere}
        crumbs={[
          { label: say.title, href: to(language, '/hotels') },
          { label: values.name, href: address },
        ]}
      />
      {!failure && done && <DoneAlert title={say[done]} />}
      <Card as="section" padding="lg" aria-label={say.edit}>
        <ConsoleForm
          intent="save"
          formKey={key}
          failure={failure}
          labels={hotelLabels(language)}
          submit={{ label: say.save }}
          warnsUnsaved
        >
          <VersionField value={version} />
          <HotelFields values={values} />
        </ConsoleForm>
      </Card>
    </div>
  )
}
