import type { Invitation, ListedProject, ProjectPage, Step, User } from '@paidang/contract/entities';

const person = { avatar: null, contact_person: null } as const;

/** The two people of a test. */
export const vendor: User = {
  ...person,
  uuid: '0199a000-0000-7000-8000-000000000001',
  role: 'Vendor',
  name: '許雅筑',
  company_name: '山眠',
  email: 'yachu@sanmin.example',
};
export const creator: User = {
  ...person,
  uuid: '0199a000-0000-7000-8000-000000000002',
  role: 'Creator',
  name: '阿澄',
  company_name: '阿澄',
  email: 'acheng@sanmin.example',
};

const outline: Step = {
  uuid: '0199a000-0000-7000-8000-000000000005',
  function: '030',
  platform_uuid: null,
  status: 'provided',
  turn: 'vendor',
  version: 1,
  due_date: null,
  open_comments: 0,
  picture: null,
  updated_at: '2026-12-01T00:00:00Z',
};

/** A project of both people, with one task at the outline step. */
export const project: ProjectPage & ListedProject = {
  uuid: '0199a000-0000-7000-8000-000000000003',
  name: '夜間修護精華',
  brand: '山眠',
  product: '夜間修護精華 30ml',
  status: 'active',
  build_mode: 'self',
  vendor,
  start_date: null,
  end_date: null,
  created_at: '2026-11-01T00:00:00Z',
  ended_at: null,
  cancellation: null,
  updated_at: '2026-11-01T00:00:00Z',
  is_archived: false,
  averages: {},
  tasks: [
    {
      uuid: '0199a000-0000-7000-8000-000000000004',
      project_uuid: '0199a000-0000-7000-8000-000000000003',
      index: 0,
      type: 'video',
      title: '開箱影片',
      platforms: [],
      creator,
      fee: null,
      product_category: 'general',
      steps: [outline],
    },
  ],
};

/** The vendor's invitation to the creator to join the whole project. */
export const invitation: Invitation = {
  uuid: '0199a000-0000-7000-8000-000000000006',
  kind: 'build',
  status: 'pending',
  email: creator.email,
  sender: vendor,
  sender_rating: null,
  recipient_role: 'Creator',
  note: '',
  project,
  tasks: [],
  created_at: '2026-11-01T00:00:00Z',
  expires_at: '2999-12-01T00:00:00Z',
};
