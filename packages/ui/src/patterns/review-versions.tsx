import { Avatar } from '../avatar';
import { Switch } from '../switch';

export interface Version {
  name: string;
  time: string;
}

interface VersionRailProps {
  versions: Version[];
  shown: string;
  onShow: (name: string) => void;
}

/** The versions, newest first, and the switch that shows what changed. */
export function VersionRail({ versions, shown, onShow }: VersionRailProps) {
  return (
    <nav
      aria-label="版本"
      className="pd:hidden pd:w-54 pd:shrink-0 pd:flex-col pd:gap-4 pd:border-r pd:border-line pd:p-4 pd:lg:flex"
    >
      <h2 className="pd:px-2 pd:text-13 pd:text-ink-3">版本</h2>
      <ol className="pd:grid pd:gap-1">
        {versions.map(({ name, time }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === shown ? 'true' : undefined}
              onClick={() => onShow(name)}
              className="pd:flex pd:h-15 pd:w-full pd:items-center pd:gap-3 pd:rounded-card pd:border pd:border-transparent pd:px-3 pd:hover:bg-hover pd:aria-[current]:border-line pd:aria-[current]:bg-surface"
            >
              <span className="pd:w-7 pd:font-mono pd:text-18">{name}</span>
              <span className="pd:grid pd:gap-0.5 pd:text-13">
                <span className="pd:flex pd:items-center pd:gap-1.5">
                  <Avatar name="阿澄" size={20} tone="creator" decorative />
                  阿澄
                </span>
                <span className="pd:text-12 pd:text-ink-3">{time}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="pd:border-t pd:border-line pd:px-2 pd:pt-4">
        <Switch label="與前一版比對" defaultChecked />
      </div>
    </nav>
  );
}
