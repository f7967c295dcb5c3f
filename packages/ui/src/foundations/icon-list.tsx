import {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ClockAlert,
  Download,
  Eye,
  FileText,
  Link2,
  type LucideIcon,
  Menu,
  MessageCircle,
  Paperclip,
  Pencil,
  Play,
  Plus,
  RotateCcw,
  Search,
  Send,
  Trash2,
  Upload,
  X,
} from 'lucide-react';
import { useDocsLanguage } from './docs-language';

const icons: [name: string, chinese: string, english: string, Icon: LucideIcon][] = [
  ['Check', '完成、選中', 'done, chosen', Check],
  ['CircleCheck', '成功', 'success', CircleCheck],
  ['CircleAlert', '錯誤', 'error', CircleAlert],
  ['ClockAlert', '快到期、逾期', 'nearly due, late', ClockAlert],
  ['Calendar', '日期', 'date', Calendar],
  ['Bell', '通知', 'notifications', Bell],
  ['MessageCircle', '留言、聊天', 'comments, chat', MessageCircle],
  ['Send', '送出', 'send', Send],
  ['Paperclip', '附加檔案', 'attach a file', Paperclip],
  ['Upload', '上傳', 'upload', Upload],
  ['Download', '下載', 'download', Download],
  ['Pencil', '修改', 'edit', Pencil],
  ['Trash2', '刪除', 'delete', Trash2],
  ['RotateCcw', '復原', 'undo', RotateCcw],
  ['Plus', '新增', 'add', Plus],
  ['X', '關閉、清除', 'close, clear', X],
  ['Search', '搜尋', 'search', Search],
  ['Eye', '顯示密碼、預覽', 'show password, preview', Eye],
  ['Link2', '連結', 'link', Link2],
  ['FileText', '文件、腳本', 'document, script', FileText],
  ['Play', '播放', 'play', Play],
  ['ChevronDown', '打開選單', 'open a menu', ChevronDown],
  ['Menu', '導覽', 'navigation', Menu],
];

/** The icons in use and their fixed meanings. */
export function IconList() {
  const language = useDocsLanguage();
  return (
    <ul className="sb-unstyled pd-root pd:my-6 pd:grid pd:grid-cols-[repeat(auto-fill,minmax(168px,1fr))] pd:gap-x-6 pd:gap-y-4">
      {icons.map(([name, chinese, english, Icon]) => (
        <li key={name} className="pd:flex pd:items-center pd:gap-3">
          <span className="pd:grid pd:size-10 pd:shrink-0 pd:place-items-center pd:rounded-control pd:border pd:border-line pd:bg-surface">
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span>
            <span className="pd:block pd:font-mono pd:text-12">{name}</span>
            <span className="pd:block pd:text-13 pd:text-ink-3">{language === 'en' ? english : chinese}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
