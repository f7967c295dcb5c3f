import { experiencePath, type PublicPage, patterns, previewPages, publicPageAt } from '@paidang/contract/pages';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { site } from '../config/site';
import type { LazyPart } from '../shared/lazy-part';
import { lazyPage } from '../shell/errors/chunk-error';
import { AppLayout, FooterLayout, PageFallback, WorkspaceLayout } from '../shell/layouts';
import { OwnProjectsFirst, PublicRoutes, RequireSession } from './route-guards';

const PublicLayout = lazyPage(() => import('../shell/public-layout'));
const LogoLayout = lazyPage(() => import('../shell/logo-layout'));
const TryLayout = lazyPage(() => import('../shell/try-layout'));
const Home = lazyPage(() => import('../routes/home'));
const Blank = lazyPage(() => import('../routes/blank'));
const Register = lazyPage(() => import('../routes/register'));
const Validation = lazyPage(() => import('../routes/validation'));
const ResetPassword = lazyPage(() => import('../routes/reset-password'));
const AutoLogin = lazyPage(() => import('../routes/auto-login'));
const AccountBinding = lazyPage(() => import('../routes/account-binding'));
const GuestReview = lazyPage(() => import('../routes/guest-review'));
const HackLogin = lazyPage(() => import('../routes/hack-login'));
const Profile = lazyPage(() => import('../routes/profile'));
const RequestForm = lazyPage(() => import('../routes/request-form'));
const Reward = lazyPage(() => import('../routes/reward'));
const TermsOfUse = lazyPage(() => import('../routes/terms-of-use'));
const AboutUs = lazyPage(() => import('../routes/about-us'));
const ContactUs = lazyPage(() => import('../routes/contact-us'));
const Guideline = lazyPage(() => import('../routes/guideline'));
const UserGuide = lazyPage(() => import('../routes/user-guide'));
const Bonus = lazyPage(() => import('../routes/bonus'));
const PartnerOffer = lazyPage(() => import('../routes/partner-offer'));
const MoreCases = lazyPage(() => import('../routes/more-cases'));
const Experience = lazyPage(() => import('../routes/experience'));
const Preview = lazyPage(() => import('../routes/preview'));
const RewardsRules = lazyPage(() => import('../routes/rewards-rules'));
const CustomizedService = lazyPage(() => import('../routes/customized-service'));
const ErrorPage = lazyPage(() => import('../routes/error'));
const NotFound = lazyPage(() => import('../routes/not-found'));
const Project = lazyPage(() => import('../routes/project'));
const ProjectList = lazyPage(() => import('../routes/project-list'));
const ProjectProgress = lazyPage(() => import('../routes/project-progress'));
const ProjectProgressInvite = lazyPage(() => import('../routes/project-progress-invite'));
const ScheduleSetting = lazyPage(() => import('../routes/schedule-setting'));
const ScheduleHistory = lazyPage(() => import('../routes/schedule-history'));
const AddProject = lazyPage(() => import('../routes/add-project'));
const CreateProject = lazyPage(() => import('../routes/create-project'));
const Invitation = lazyPage(() => import('../routes/invitation'));
const InvitationLink = lazyPage(() => import('../routes/invitation-link'));
const BriefEdit = lazyPage(() => import('../routes/brief-edit'));
const Brief = lazyPage(() => import('../routes/brief'));
const Outline = lazyPage(() => import('../routes/outline'));
const DraftType = lazyPage(() => import('../routes/draft-type'));
const Draft = lazyPage(() => import('../routes/draft'));
const DraftScript = lazyPage(() => import('../routes/draft-script'));
const DraftScriptSeparate = lazyPage(() => import('../routes/draft-script-separate'));
const DraftOnePage = lazyPage(() => import('../routes/draft-one-page'));
const Video = lazyPage(() => import('../routes/video'));
const Copywriting = lazyPage(() => import('../routes/copywriting'));
const CopyPlatform = lazyPage(() => import('../routes/copy-platform'));
const CopyDetail = lazyPage(() => import('../routes/copy-detail'));
const WorksUpload = lazyPage(() => import('../routes/works-upload'));
const ConsoleContent = lazyPage(() => import('../routes/console-content'));
const Performance = lazyPage(() => import('../routes/performance'));
const Proposal = lazyPage(() => import('../routes/proposal'));
const CaseReport = lazyPage(() => import('../routes/case-report'));
const CaseReportSummary = lazyPage(() => import('../routes/case-report-summary'));
const Creators = lazyPage(() => import('../routes/creators'));
const CreatorsCompare = lazyPage(() => import('../routes/creators-compare'));
const Creator = lazyPage(() => import('../routes/creator'));
const Rating = lazyPage(() => import('../routes/rating'));
const Accept = lazyPage(() => import('../routes/accept'));
const ConsoleAbuse = lazyPage(() => import('../routes/console-abuse'));
const ConsoleAccount = lazyPage(() => import('../routes/console-account'));
const ConsoleAudit = lazyPage(() => import('../routes/console-audit'));
const ConsoleAnnouncements = lazyPage(() => import('../routes/console-announcements'));
const ConsoleConsultations = lazyPage(() => import('../routes/console-consultations'));
const ConsoleHealth = lazyPage(() => import('../routes/console-health'));
const ConsolePeople = lazyPage(() => import('../routes/console-people'));
const ConsoleRewards = lazyPage(() => import('../routes/console-rewards'));
const ConsoleLayout = lazyPage(() => import('./console-layout'));
const Console = lazyPage(() => import('../routes/console'));
const ConsoleLogin = lazyPage(() => import('../routes/console-login'));
const ConsolePassword = lazyPage(() => import('../routes/console-password'));
const ConsoleProposals = lazyPage(() => import('../routes/console-proposals'));
const Chat = lazyPage(() => import('../routes/chat'));

/** Lazy parts of each public page. */
const publicParts: Record<PublicPage, readonly LazyPart<object>[]> = {
  home: [PublicLayout, Home],
  termsOfUse: [PublicLayout, TermsOfUse],
  aboutUs: [PublicLayout, AboutUs],
  contactUs: [PublicLayout, ContactUs],
  guideline: [PublicLayout, Guideline],
  userGuide: [PublicLayout, UserGuide],
  bonus: [PublicLayout, Bonus],
  partnerOffer: [LogoLayout, PartnerOffer],
  moreCases: [PublicLayout, MoreCases],
  experience: [TryLayout, Experience],
  rewardsRules: [PublicLayout, RewardsRules],
  customizedService: [PublicLayout, CustomizedService],
  creator: [PublicLayout, Creator],
};

/** Loads the code of a public page, so that it can be prerendered or hydrated in one go. */
export async function loadPublicPage(pathname: string): Promise<void> {
  const page = publicPageAt(pathname, site.product);
  if (page) await Promise.all(publicParts[page].map((part) => part.load(pathname)));
}

/** All routes: without a shell, with the public shell, with the app's shell. */
export function Router() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<PublicRoutes />}>
          <Route path={patterns.blank} element={<Blank />} />
          {[patterns.register, patterns.registerInvited, patterns.registerSocial].map((path) => (
            <Route key={path} path={path} element={<Register />} />
          ))}
          <Route element={<PublicLayout />}>
            <Route element={<OwnProjectsFirst />}>
              <Route path={patterns.home} element={<Home />} />
            </Route>
            <Route path={patterns.validation} element={<Validation />} />
            <Route path={patterns.resetPassword} element={<ResetPassword />} />
            <Route path={patterns.autoLogin} element={<AutoLogin />} />
            <Route path={patterns.accountBinding} element={<AccountBinding />} />
            <Route path={patterns.superLogin} element={<HackLogin />} />
            <Route path={patterns.termsOfUse} element={<TermsOfUse />} />
            <Route path={patterns.aboutUs} element={<AboutUs />} />
            <Route path={patterns.contactUs} element={<ContactUs />} />
            <Route path={patterns.guideline} element={<Guideline />} />
            <Route path={patterns.userGuide} element={<UserGuide />} />
            <Route path={patterns.bonus} element={<Bonus />} />
            <Route path={patterns.moreCases} element={<MoreCases />} />
            {previewPages.map((page) => (
              <Route key={page} path={patterns[page]} element={<Preview />} />
            ))}
            <Route path={patterns.rewardsRules} element={<RewardsRules />} />
            <Route path={patterns.customizedService} element={<CustomizedService />} />
            <Route path={patterns.creator} element={<Creator />} />
            <Route path={patterns.error} element={<ErrorPage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
          <Route element={<LogoLayout />}>
            <Route path={patterns.invitationLink} element={<InvitationLink />} />
            <Route path={patterns.partnerOffer} element={<PartnerOffer />} />
          </Route>
          <Route element={<TryLayout />}>
            <Route path={experiencePath(site.product)} element={<Experience />} />
          </Route>
          <Route path={patterns.guestReview} element={<GuestReview />} />
        </Route>
        <Route path={patterns.consoleLogin} element={<ConsoleLogin />} />
        <Route path={patterns.consolePassword} element={<ConsolePassword />} />
        <Route element={<ConsoleLayout />}>
          <Route path={patterns.console} element={<Console />} />
          <Route path={patterns.consoleProposals} element={<ConsoleProposals />} />
          <Route path={patterns.consoleContent} element={<ConsoleContent />} />
          <Route path={patterns.consoleConsultations} element={<ConsoleConsultations />} />
          <Route path={patterns.consoleAbuse} element={<ConsoleAbuse />} />
          <Route path={patterns.consoleRewards} element={<ConsoleRewards />} />
          <Route path={patterns.consolePeople} element={<ConsolePeople />} />
          <Route path={patterns.consoleHealth} element={<ConsoleHealth />} />
          <Route path={patterns.consoleAnnouncements} element={<ConsoleAnnouncements />} />
          <Route path={patterns.consoleAudit} element={<ConsoleAudit />} />
          <Route path={patterns.consoleAccount} element={<ConsoleAccount />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route element={<FooterLayout />}>
              <Route path={patterns.project} element={<Project />} />
              <Route path={patterns.projectList} element={<ProjectList />} />
              <Route path={patterns.projectProgress} element={<ProjectProgress />} />
              <Route path={patterns.projectProgressInvite} element={<ProjectProgressInvite />} />
              <Route path={patterns.addProject} element={<AddProject />} />
              <Route path={patterns.createProject} element={<CreateProject />} />
              <Route path={patterns.invitation} element={<Invitation />} />
              <Route path={patterns.profile} element={<Profile />} />
              <Route path={patterns.requestForm} element={<RequestForm />} />
              <Route path={patterns.reward} element={<Reward />} />
            </Route>
            <Route path={patterns.performance} element={<Performance />} />
            <Route path={patterns.creators} element={<Creators />} />
            <Route path={patterns.creatorsCompare} element={<CreatorsCompare />} />
            <Route path={patterns.schedule} element={<ScheduleSetting />} />
            <Route path={patterns.scheduleHistory} element={<ScheduleHistory />} />
            <Route path={patterns.draftType} element={<DraftType />} />
            <Route path={patterns.copywriting} element={<Copywriting />} />
            <Route path={patterns.accept} element={<Accept />} />
            <Route path={patterns.rating} element={<Rating />} />
            <Route path={patterns.caseReportSummary} element={<CaseReportSummary />} />
            <Route element={<WorkspaceLayout />}>
              <Route path={patterns.proposal} element={<Proposal />} />
              <Route path={patterns.briefEdit} element={<BriefEdit />} />
              <Route path={patterns.brief} element={<Brief />} />
              <Route path={patterns.outline} element={<Outline />} />
              <Route path={patterns.draft} element={<Draft />} />
              <Route path={patterns.draftScript} element={<DraftScript />} />
              <Route path={patterns.draftSeparate} element={<DraftScriptSeparate />} />
              <Route path={patterns.draftOnePage} element={<DraftOnePage />} />
              <Route path={patterns.video} element={<Video />} />
              <Route path={patterns.copyPlatform} element={<CopyPlatform />} />
              <Route path={patterns.copyDetail} element={<CopyDetail />} />
              <Route path={patterns.worksUpload} element={<WorksUpload />} />
              <Route path={patterns.caseReportEdit} element={<CaseReport />} />
              <Route path={patterns.caseReportReview} element={<CaseReport />} />
              <Route path={patterns.caseReport} element={<CaseReport />} />
              <Route path={patterns.chat} element={<Chat />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
