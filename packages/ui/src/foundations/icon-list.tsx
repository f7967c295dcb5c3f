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

const icons: [name: string, meaning: string, Icon: LucideIcon][] = [
  ['Check', '完成、選中', Check],
  ['CircleCheck', '成功', CircleCheck],
  ['CircleAlert', '錯誤', CircleAlert],
  ['ClockAlert', '快到期、逾期', ClockAlert],
  ['Calendar', '日期', Calendar],
  ['Bell', '通知', Bell],
  ['MessageCircle', '留言、聊天', MessageCircle],
  ['Send', '送出', Send],
  ['Paperclip', '附加檔案', Paperclip],
  ['Upload', '上傳', Upload],
  ['Download', '下載', Download],
  ['Pencil', '修改', Pencil],
  ['Trash2', '刪除', Trash2],
  ['RotateCcw', '復原', RotateCcw],
  ['Plus', '新增', Plus],
  ['X', '關閉、清除', X],
  ['Search', '搜尋', Search],
  ['Eye', '顯示密碼、預覽', Eye],
  ['Link2', '連結', Link2],
  ['FileText', '文件、腳本', FileText],
  ['Play', '播放', Play],
  ['ChevronDown', '打開選單', ChevronDown],
  ['Menu', '導覽', Menu],
];

/** The icons in use and what each always means. */
export function IconList() {
  return (
    <ul className="sb-unstyled pd-root pd:my-6 pd:grid pd:grid-cols-[repeat(auto-fill,minmax(168px,1fr))] pd:gap-x-6 pd:gap-y-4">
      {icons.map(([name, meaning, Icon]) => (
        <li key={name} className="pd:flex pd:items-center pd:gap-3">
          <span className="pd:grid pd:size-10 pd:shrink-0 pd:place-items-center pd:rounded-control pd:border pd:border-line pd:bg-surface">
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span>
            <span className="pd:block pd:font-mono pd:text-12">{name}</span>
            <span className="pd:block pd:text-13 pd:text-ink-3">{meaning}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
