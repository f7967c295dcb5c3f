/** Topics visitors can ask advice on. */
export const consultationTopics = ['creators', 'platform', 'service', 'japan', 'korea', 'other'] as const;
export type ConsultationTopic = (typeof consultationTopics)[number];

export const consultationTopicTitles: Readonly<Record<ConsultationTopic, string>> = {
  creators: '找創作者',
  platform: '使用平台',
  service: '專人服務',
  japan: '日本市場',
  korea: '韓國藝人代言',
  other: '其他',
};

/** Statuses of a consultation. An answered one may be answered again. */
export const consultationStatuses = ['open', 'answered', 'closed'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];

export const consultationStatusTitles: Readonly<Record<ConsultationStatus, string>> = {
  open: '待回覆',
  answered: '已回覆',
  closed: '已結案',
};
