import { Outlet } from 'react-router'
import { Frame } from '../components/shell/frame.tsx'
import { Main } from '../components/shell/main.tsx'
import { MemberSidebar } from '../components/shell/member-sidebar.tsx'

export default function MemberLayout() {
  return (
    <Frame>
      <div className="layout grid flex-1 content-start gap-8 py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:py-10">
        <MemberSidebar />
        <Main className="min-w-0">
          <Outlet />
        </Main>
      </div>
    </Frame>
  )
}
