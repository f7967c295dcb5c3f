import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { patterns } from '../config/paths';
import { AppLayout } from '../shell/app-layout';
import { RequireSession } from '../shell/guard/require-session';
import { PageFallback } from '../shell/page-fallback';
import { lazyPage } from './lazy-page';

const PublicLayout = lazyPage(() => import('../shell/public-layout'));
const Home = lazyPage(() => import('../routes/home'));
const Blank = lazyPage(() => import('../routes/blank'));
const Register = lazyPage(() => import('../routes/register'));
const Validation = lazyPage(() => import('../routes/validation'));
const TermsOfUse = lazyPage(() => import('../routes/terms-of-use'));
const ErrorPage = lazyPage(() => import('../routes/error'));
const NotFound = lazyPage(() => import('../routes/not-found'));
const Project = lazyPage(() => import('../routes/project'));
const ProjectList = lazyPage(() => import('../routes/project-list'));
const ProjectProgress = lazyPage(() => import('../routes/project-progress'));
const BriefEdit = lazyPage(() => import('../routes/brief-edit'));
const Brief = lazyPage(() => import('../routes/brief'));
const Outline = lazyPage(() => import('../routes/outline'));
const DraftType = lazyPage(() => import('../routes/draft-type'));
const Draft = lazyPage(() => import('../routes/draft'));
const DraftScript = lazyPage(() => import('../routes/draft-script'));
const DraftOnePage = lazyPage(() => import('../routes/draft-one-page'));
const Copywriting = lazyPage(() => import('../routes/copywriting'));
const CopyPlatform = lazyPage(() => import('../routes/copy-platform'));
const CopyDetail = lazyPage(() => import('../routes/copy-detail'));
const Accept = lazyPage(() => import('../routes/accept'));
const ProfileNotify = lazyPage(() => import('../routes/profile-notify'));
const Chat = lazyPage(() => import('../routes/chat'));

/** The tree of addresses: without a shell, with the public one, with the app's. */
export function Router() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route path={patterns.blank} element={<Blank />} />
        <Route path={`${patterns.register}/*`} element={<Register />} />
        <Route element={<PublicLayout />}>
          <Route path={patterns.home} element={<Home />} />
          <Route path={patterns.validation} element={<Validation />} />
          <Route path={patterns.termsOfUse} element={<TermsOfUse />} />
          <Route path={patterns.error} element={<ErrorPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={patterns.project} element={<Project />} />
            <Route path={patterns.projectList} element={<ProjectList />} />
            <Route path={patterns.projectProgress} element={<ProjectProgress />} />
            <Route path={patterns.briefEdit} element={<BriefEdit />} />
            <Route path={patterns.brief} element={<Brief />} />
            <Route path={patterns.outline} element={<Outline />} />
            <Route path={patterns.draftType} element={<DraftType />} />
            <Route path={patterns.draft} element={<Draft />} />
            <Route path={patterns.draftScript} element={<DraftScript />} />
            <Route path={patterns.draftOnePage} element={<DraftOnePage />} />
            <Route path={patterns.copywriting} element={<Copywriting />} />
            <Route path={patterns.copyPlatform} element={<CopyPlatform />} />
            <Route path={patterns.copyDetail} element={<CopyDetail />} />
            <Route path={patterns.accept} element={<Accept />} />
            <Route path={patterns.profileNotify} element={<ProfileNotify />} />
            <Route path={patterns.chat} element={<Chat />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
