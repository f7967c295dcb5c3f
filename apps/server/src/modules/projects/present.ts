import type { NotificationParameters, TaskPlatform } from '@paidang/contract/entities';
import type { ProjectRow } from '../membership';
import type { PlatformRow } from './store';

export const presentPlatform = ({ id, title, kind, needsText, needsPhotos }: PlatformRow): TaskPlatform => ({
  platform_uuid: id,
  platform_title: title,
  kind,
  needs_text: needsText,
  needs_photos: needsPhotos,
});

/** The parameters of every notification about a project. */
export const projectParameters = ({ id, name, buildMode }: ProjectRow): NotificationParameters => ({
  project_name: name,
  project_uuid: id,
  build_mode: buildMode,
});
