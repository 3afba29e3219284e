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
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadNewHotel, makeHotel } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadNewHotel(context)

export const action = ({ context, request }: ActionFunctionArgs) => makeHotel(context, request)

export default function NewHotelPage() {
  const { key } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = { ...hotelWords(language), ...words(language) }
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.newTitle}
        crumbs={[
          { label: say.title, href: to(language, '/hotels') },
          { label: say.newTitle, href: to(language, '/hotels/new') },
        ]}
      />
      <Card as="section" padding="lg" aria-label={say.newTitle}>
        <ConsoleForm
          intent="create"
          formKey={key}
          failure={failure}
          labels={hotelLabels(language)}
          submit={{ label: say.add }}
          warnsUnsaved
        >
          <HotelFields />
        </ConsoleForm>
      </Card>
    </div>
  )
}
